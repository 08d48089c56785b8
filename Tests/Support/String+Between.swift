extension String {
  /// All parts of the text that are between `start` and `end`.
  package func components(between start: String, and end: String) -> [String] {
    var (found, rest): ([String], Substring) = ([], self[...])
    while let from = rest.firstRange(of: start) {
      rest = rest[from.upperBound...]
      guard let to = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<to.lowerBound]))
      rest = rest[to.upperBound...]
    }
    return found
  }
}
