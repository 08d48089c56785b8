/// Reads TCX files, the XML format of Garmin's Training Center, which other services export, too.
package enum TCXReader {
  /// Whether a file with this beginning is a TCX file, by its root element.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while let tag = head.firstIndex(of: UInt8(ascii: "<"), from: index) {
      if UnsafeRawBufferPointer(rebasing: head[tag...]).begins(with: "<TrainingCenterDatabase") { return true }
      index = tag + 1
    }
    return false
  }

  /// All activities in order, including those of multisport sessions.
  package static func read(_ bytes: [UInt8]) throws(FormatProblem) -> [TCXActivity] {
    var handler = TCXHandler()
    try XMLScanner.read(bytes, [XMLInterest("Activity")], into: &handler)
    return handler.activities
  }
}
