import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Replaces Google's program for Storage rules on machines that cannot download it. firebase-tools uses the same
 * protocol (one JSON object per line); the rules engine inside the Firestore emulator's jar evaluates the rules.
 */
public final class StorageRulesRuntime {
  /** firebase-tools never sends this request, but takes the answer to it as the sign that the program is ready. */
  private static final long READY = -1;

  public static void main(String[] args) throws Exception {
    Channel channel = new Channel(System.out);
    System.setOut(System.err); // no other output may get into the protocol
    FirestoreReads reads = new FirestoreReads(channel);
    Rulesets rulesets = new Rulesets();
    Verifier verifier = new Verifier(rulesets, reads, channel);
    channel.send(Channel.answer(READY));

    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      if (line.isBlank()) continue;
      JsonObject request = new JsonParser().parse(line).getAsJsonObject();
      long id = request.get("id").getAsLong();
      try {
        if (reads.isAsking(id)) {
          reads.answered(id, request);
          continue;
        }
        String action = request.get("action").getAsString();
        JsonObject context = request.getAsJsonObject("context");
        switch (action) {
          case "load_ruleset":
            channel.send(rulesets.load(id, context));
            break;
          case "verify":
            verifier.verify(id, context);
            break;
          default:
            channel.send(Channel.failure(id, "Unsupported action: " + action));
        }
      } catch (Exception e) {
        channel.send(Channel.failure(id, e.toString()));
      }
    }
  }
}
