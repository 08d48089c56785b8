/// Reads TCX files: the XML of Garmin's Training Center, which other services export too.
package enum TCXReader {
  /// Whether a file that begins so is a TCX file, told by its root element.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while let tag = head.firstIndex(of: UInt8(ascii: "<"), from: index) {
      if UnsafeRawBufferPointer(rebasing: head[tag...]).begins(with: "<TrainingCenterDatabase") { return true }
      index = tag + 1
    }
    return false
  }

  /// All activities, those of multisport sessions included, in their order.
  package static func read(_ bytes: [UInt8]) throws(FormatProblem) -> [TCXActivity] {
    var handler = TCXHandler()
    try XMLScanner.read(bytes, [XMLInterest("Activity")], into: &handler)
    return handler.activities
  }
}
