import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.SettableFuture;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/**
 * Documents that Storage rules read. firebase-tools fetches them and identifies its answer only by the number of the
 * request that is being verified. So each request has only one read in progress; further reads wait in a queue.
 */
final class FirestoreReads {
  private static final class Read {
    final String path;
    final SettableFuture<JsonObject> reply = SettableFuture.create();

    Read(String path) {
      this.path = path;
    }
  }

  private final Channel channel;
  private final Map<Long, Queue<Read>> waiting = new HashMap<>();

  FirestoreReads(Channel channel) {
    this.channel = channel;
  }

  boolean isAsking(long id) {
    return waiting.containsKey(id);
  }

  ListenableFuture<JsonObject> read(long id, String path) {
    Read read = new Read(path);
    boolean isFirst = !isAsking(id);
    waiting.computeIfAbsent(id, key -> new ArrayDeque<>()).add(read);
    if (isFirst) ask(id, read);
    return read.reply;
  }

  void answered(long id, JsonObject document) {
    Queue<Read> queue = waiting.get(id);
    Read done = queue.remove();
    if (queue.isEmpty()) waiting.remove(id);
    else ask(id, queue.peek());
    done.reply.set(document);
  }

  /** Drops the remaining reads of a request after it was decided. */
  void forget(long id) {
    waiting.remove(id);
  }

  private void ask(long id, Read read) {
    JsonObject question = Channel.answer(id);
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    JsonObject context = new JsonObject();
    context.addProperty("path", read.path);
    question.add("context", context);
    channel.send(question);
  }
}
