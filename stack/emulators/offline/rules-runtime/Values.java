import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.Map;

/** Values of the rules language, made from their JSON form and from documents of Firestore's REST API. */
final class Values {
  private Values() {}

  static ExpressionValue parse(JsonElement json) {
    try {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), value);
      return value.build();
    } catch (InvalidProtocolBufferException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static ExpressionValue ofBoolean(boolean value) {
    return parse(wrap("bool_value", new JsonPrimitive(value)));
  }

  /** What firestore.get() returns: {data, id}. */
  static ExpressionValue ofDocument(JsonObject document) {
    String name = document.get("name").getAsString();
    JsonObject fields = new JsonObject();
    fields.add("data", convert(wrap("mapValue", document)));
    fields.add("id", wrap("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
    return parse(wrap("map_value", wrap("fields", fields)));
  }

  private static JsonObject convert(JsonObject firestoreValue) {
    Map.Entry<String, JsonElement> entry = firestoreValue.entrySet().iterator().next();
    JsonElement content = entry.getValue();
    switch (entry.getKey()) {
      case "mapValue":
        return wrap("map_value", wrap("fields", convertFields(content.getAsJsonObject().get("fields"))));
      case "arrayValue":
        return wrap("list_value", wrap("values", convertList(content.getAsJsonObject().get("values"))));
      case "booleanValue":
        return wrap("bool_value", content);
      case "integerValue":
        return wrap("int_value", content);
      case "doubleValue":
        return wrap("float_value", content);
      case "stringValue":
        return wrap("string_value", content);
      case "bytesValue":
        return wrap("bytes_value", content);
      case "timestampValue":
        return wrap("timestamp_value", content);
      case "geoPointValue":
        return wrap("latlng_value", content);
      default:
        return wrap("null_value", JsonNull.INSTANCE);
    }
  }

  private static JsonObject convertFields(JsonElement fields) {
    JsonObject converted = new JsonObject();
    if (fields == null) return converted;
    for (Map.Entry<String, JsonElement> field : fields.getAsJsonObject().entrySet()) {
      converted.add(field.getKey(), convert(field.getValue().getAsJsonObject()));
    }
    return converted;
  }

  private static JsonArray convertList(JsonElement values) {
    JsonArray converted = new JsonArray();
    if (values == null) return converted;
    for (JsonElement value : values.getAsJsonArray()) converted.add(convert(value.getAsJsonObject()));
    return converted;
  }

  private static JsonObject wrap(String key, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(key, value);
    return object;
  }
}
