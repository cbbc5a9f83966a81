import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * The program that firebase-tools asks about Storage rules, for machines that cannot download Google's: the same
 * protocol (one JSON object per line), evaluated by the rules engine inside the Firestore emulator's jar.
 */
public final class StorageRulesRuntime {
  /** firebase-tools waits for an answer to this request, which it never sends, to know that the program is up. */
  private static final long READY = -1;

  public static void main(String[] args) throws Exception {
    Channel channel = new Channel(System.out);
    System.setOut(System.err); // nothing else may write into the protocol
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
