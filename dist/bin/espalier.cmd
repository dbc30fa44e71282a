@echo off
rem Runs Espalier on the Java that comes with it (runtime\), or else on a Java 17 or later of this machine.
rem   JAVA_HOME            the Java to use
rem   ESPALIER_JAVA_OPTS   more options for the JVM, for instance -Xmx4g
rem   CLASSPATH            games, drivers and experiments of your own
setlocal
set "home=%~dp0.."
set "java=%home%\runtime\bin\java.exe"
if not exist "%java%" if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if not exist "%java%" set "java=java.exe"
for %%J in ("%java%") do if not exist "%%~J" if "%%~$PATH:J"=="" (
    echo espalier: java not found; install Java 17 or later, or set JAVA_HOME 1>&2
    exit /b 1
)
set "path_of_classes=%home%\lib\espalier.jar;%home%\lib\espalier-studio.jar"
if defined CLASSPATH set "path_of_classes=%path_of_classes%;%CLASSPATH%"
"%java%" "-Despalier.home=%home%" -Dfile.encoding=UTF-8 -XX:+UseSerialGC -Xshare:auto -XX:PretenureSizeThreshold=1m %ESPALIER_JAVA_OPTS% -cp "%path_of_classes%" espalier.cli.Main %*
exit /b %ERRORLEVEL%
