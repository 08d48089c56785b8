import Formats

/// Writes down what a scanner reports, one line an event.
struct XMLLog: XMLHandler {
  /// Names of elements that are not followed.
  var unfollowed: Set<String> = []
  var attributes: [StaticString] = ["a", "b"]
  private(set) var lines: [String] = []

  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool {
    var line = "\(element.depth) <\(element.name.text)"
    for name in attributes {
      if let value = try element.string(name) { line += " \(name)=\(value)" }
    }
    lines.append(line)
    return !unfollowed.contains(element.name.text)
  }

  mutating func end(_ element: XMLEnd) throws(FormatProblem) {
    lines.append("\(element.depth) >\(element.name.text) \(element.text.text)")
  }

  /// What scanning the document in pieces of that size reports; the last line is the problem, if there was one.
  static func of(
    _ document: [UInt8], pieces size: Int, interests: [XMLInterest] = [], unfollowed: Set<String> = []
  ) -> [String] {
    var log = XMLLog(unfollowed: unfollowed)
    do throws(FormatProblem) {
      try scan(document, pieces: size, interests: interests, into: &log)
    } catch {
      log.lines.append("! \(error.message) @\(error.offset.map(String.init) ?? "-")")
    }
    return log.lines
  }

  private static func scan(
    _ document: [UInt8], pieces size: Int, interests: [XMLInterest], into log: inout XMLLog
  ) throws(FormatProblem) {
    var scanner = XMLScanner(interests)
    var index = 0
    while index < document.count {
      let end = min(index + size, document.count)
      // A copy of its own, so that a read beyond it is a read beyond an allocation.
      let piece = Array(document[index..<end])
      try piece.withBytes { bytes throws(FormatProblem) in try scanner.scan(bytes, into: &log) }
      index = end
    }
    try scanner.finish()
  }
}

let pieceSizes = [1, 2, 3, 7, 64, 4_096, 1 << 20]

/// The log of a document, which must be the same however it is cut.
func log(_ document: String, interests: [XMLInterest] = [], unfollowed: Set<String> = []) -> [String] {
  log(Array(document.utf8), interests: interests, unfollowed: unfollowed)
}

func log(_ document: [UInt8], interests: [XMLInterest] = [], unfollowed: Set<String> = []) -> [String] {
  let logs = pieceSizes.map {
    XMLLog.of(document, pieces: $0, interests: interests, unfollowed: unfollowed)
  }
  return Set(logs).count == 1 ? logs[0] : ["differs by piece size"] + logs.flatMap { ["---"] + $0 }
}
