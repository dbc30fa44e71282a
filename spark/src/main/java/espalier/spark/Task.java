package espalier.spark;

import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Runs a batch, the only element of its partition, on an executor. */
final class Task extends AbstractFunction1<Iterator<int[]>, Done> implements Serializable {
    private static final long serialVersionUID = 1;

    private final Broadcast<Everywhere> everywhere;

    Task(Broadcast<Everywhere> everywhere) {
        this.everywhere = everywhere;
    }

    @Override
    public Done apply(Iterator<int[]> batches) {
        return Done.of(everywhere.value().ready(), batches.next());
    }
}
