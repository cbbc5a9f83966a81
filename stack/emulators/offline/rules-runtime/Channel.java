import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Sends responses to firebase-tools, and defines their format. */
final class Channel {
  private final PrintStream out;

  Channel(PrintStream out) {
    this.out = new PrintStream(out, true, StandardCharsets.UTF_8);
  }

  synchronized void send(JsonObject message) {
    out.println(message);
  }

  static JsonObject answer(long id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  static JsonObject failure(long id, String message) {
    JsonObject answer = answer(id);
    answer.getAsJsonArray("errors").add(message);
    return answer;
  }
}
