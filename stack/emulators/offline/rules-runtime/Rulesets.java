import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.Map;

/** Compiles rules and keeps them by name. */
final class Rulesets {
  private static final FirebaseRulesLangOptions OPTIONS =
      FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();

  private final Map<String, RulesetAst> compiled = new HashMap<>();

  RulesetAst get(String name) {
    RulesetAst ruleset = compiled.get(name);
    if (ruleset == null) throw new IllegalStateException("No such ruleset: " + name);
    return ruleset;
  }

  JsonObject load(long id, JsonObject context) {
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(OPTIONS).compile(source(context));
    JsonObject answer = Channel.answer(id);
    for (Issue issue : result.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      answer.getAsJsonArray(isError ? "errors" : "warnings").add(describe(issue));
    }
    if (result.hasCompilationError()) {
      JsonArray errors = answer.getAsJsonArray("errors");
      if (errors.size() == 0) errors.add("The rules do not compile.");
      return answer;
    }
    RulesetAst ruleset = result.getRulesetAst();
    compiled.put(context.get("rulesetName").getAsString(), ruleset);
    JsonObject loaded = new JsonObject();
    loaded.addProperty("rulesVersion", ruleset.getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    answer.add("result", loaded);
    return answer;
  }

  private static Source source(JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    return source.build();
  }

  private static String describe(Issue issue) {
    return String.format(
        "%s:%d:%d - %s %s",
        issue.getSourcePosition().getFileName(),
        issue.getSourcePosition().getLine(),
        issue.getSourcePosition().getColumn(),
        issue.getSeverity(),
        issue.getDescription());
  }
}
