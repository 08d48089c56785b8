import TestSupport
import Testing

extension DescribedBook {
  /// Methods whose arguments neither the document nor other answers give: a file of poses is to be had by its path alone,
  /// a route from a run with a track alone, a workout once it is saved.
  static let special: Set = [
    "strength.replayForm", "strength.assignNamesFromFile", "running.encodeRun", "running.encodeMap",
    "running.showRoute", "running.compareWorkout",
    "running.showWorkout",
  ]

  /// With nothing but what is required, then with each other parameter: as the document's examples and other answers say.
  func arguments(
    of method: JSONTree, _ result: (JSONTree, JSONTree) throws -> JSONTree
  ) throws -> [JSONTree] {
    let params = (method["params"]?.elements ?? []).filter { !["after", "progressToken"].contains($0.name) }
    // Two of one kind are compared: each with itself will do.
    if method.name == "swimming.compareSwims", let first = params.first {
      return try values(of: first, result).map { .object(["first": $0, "second": $0]) }
    }
    var required: [String: JSONTree] = [:]
    for param in params where param["required"] == .flag(true) {
      required[param.name] = try value(of: param, result)
    }
    var all = [JSONTree.object(required)]
    // Only runs with a track are ghosts of others; only the chart of a measure takes one, and needs it.
    for param in params where !["against", "measure"].contains(param.name) {
      // The screen of the settings, which is the example, has no figures for a picture.
      for value in try values(of: param, result).prefix(8) where value != .text("picture") {
        var given = required.merging([param.name: value]) { $1 }
        if value == .text("measure") { given["measure"] = .text("waist") }
        // Only the chart of the one-rep max is drawn by week.
        if value == .text("week"), given["name"] != nil { given["name"] = .text("oneRepMax") }
        all.append(.object(given))
      }
    }
    return all
  }

  private func value(
    of param: JSONTree, _ result: (JSONTree, JSONTree) throws -> JSONTree
  ) throws -> JSONTree {
    let values = try values(of: param, result)
    return try #require(values.first, "\(param.name)")
  }

  private func values(
    of param: JSONTree, _ result: (JSONTree, JSONTree) throws -> JSONTree
  ) throws -> [JSONTree] {
    let schema = param["schema"] ?? .null
    let all = [validator.resolved(schema)] + (schema["allOf"]?.elements ?? []).map(validator.resolved)
    if let source = all.flatMap({ $0["x-from"]?.elements ?? [] }).first {
      let method = try #require(methods.first { $0.name == source["method"]?.text })
      return try result(method, .object([:])).values(at: source["pointer"]?.text ?? "")
    }
    if schema["type"] == .text("boolean") { return [.flag(true), .flag(false)] }
    return all.flatMap { ($0["enum"]?.elements ?? []) + ($0["examples"]?.elements ?? []) }
  }
}
