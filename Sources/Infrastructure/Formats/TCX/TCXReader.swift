/// Reads TCX files: the XML of Garmin's Training Center, which other services export too.
package enum TCXReader {
  /// Whether a file that begins so is a TCX file, told by its root element.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    let root = Array("<TrainingCenterDatabase".utf8)
    return head.indices.dropLast(root.count - 1).contains { head[$0...].starts(with: root) }
  }

  /// All activities, those of multisport sessions included, in their order.
  package static func read(_ bytes: [UInt8]) throws(FormatProblem) -> [TCXActivity] {
    var handler = TCXHandler()
    try XMLScanner.read(bytes, [XMLInterest("Activity")], into: &handler)
    return handler.activities
  }
}
