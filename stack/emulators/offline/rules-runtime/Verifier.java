import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.function.Function;

/** Decides one Storage request by a ruleset. */
final class Verifier {
  private final Rulesets rulesets;
  private final FirestoreReads reads;
  private final Channel channel;

  Verifier(Rulesets rulesets, FirestoreReads reads, Channel channel) {
    this.rulesets = rulesets;
    this.reads = reads;
    this.channel = channel;
  }

  void verify(long id, JsonObject context) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service("firebase.storage")
            .method(context.get("method").getAsString())
            .path(path(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      rule.supplyVariable(variable.getKey(), Values.parse(variable.getValue()));
    }
    rule.supplyFunction(function("debug", Verifier::debug));
    rule.supplyFunction(function("firestore.get", argument -> get(id, argument)));
    rule.supplyFunction(function("firestore.exists", argument -> exists(id, argument)));

    DefaultEvaluator evaluator = new DefaultEvaluator(rulesets.get(context.get("rulesetName").getAsString()));
    ListenableFuture<EvaluationResult> evaluation = evaluator.evaluate(rule.build());
    evaluation.addListener(() -> decide(id, evaluation), MoreExecutors.directExecutor());
  }

  private void decide(long id, ListenableFuture<EvaluationResult> evaluation) {
    JsonObject answer = Channel.answer(id);
    JsonObject result = new JsonObject();
    try {
      result.addProperty("permit", Futures.getDone(evaluation).permit());
    } catch (Exception e) { // an error during evaluation denies the request, as in production
      Throwable reason = e.getCause() != null ? e.getCause() : e;
      result.addProperty("permit", false);
      answer.getAsJsonArray("warnings").add(String.valueOf(reason.getMessage()));
    }
    answer.add("result", result);
    reads.forget(id);
    channel.send(answer);
  }

  private ListenableFuture<ExpressionValue> get(long id, ExpressionValue argument) {
    return Futures.transformAsync(
        reads.read(id, pathOf(argument)),
        reply -> {
          JsonElement document = reply.get("result");
          if (document == null || document.isJsonNull()) {
            return Futures.immediateFailedFuture(new IllegalStateException("firestore.get: no such document"));
          }
          return Futures.immediateFuture(Values.ofDocument(document.getAsJsonObject()));
        },
        MoreExecutors.directExecutor());
  }

  private ListenableFuture<ExpressionValue> exists(long id, ExpressionValue argument) {
    return Futures.transform(
        reads.read(id, pathOf(argument)),
        reply -> Values.ofBoolean("ok".equals(reply.get("status").getAsString())),
        MoreExecutors.directExecutor());
  }

  private static ListenableFuture<ExpressionValue> debug(ExpressionValue value) {
    System.err.println("debug: " + value);
    return Futures.immediateFuture(value);
  }

  private static AsyncRuntimeFunction function(
      String name, Function<ExpressionValue, ListenableFuture<ExpressionValue>> body) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        return Futures.transform(
            body.apply(request.getArguments(0)),
            value -> ExecutionResponse.newBuilder().setValue(value).build(),
            MoreExecutors.directExecutor());
      }
    };
  }

  private static ExpressionPathValue path(String text) {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : text.split("/")) {
      if (!segment.isEmpty()) path.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
    }
    return path.build();
  }

  private static String pathOf(ExpressionValue value) {
    StringBuilder path = new StringBuilder();
    for (ExpressionPathSegmentValue segment : value.getPathValue().getSegmentsList()) {
      path.append('/');
      if (segment.hasSimple()) path.append(segment.getSimple());
      else if (segment.hasCapture()) path.append(segment.getCapture().getBoundValue());
    }
    return path.toString();
  }
}
