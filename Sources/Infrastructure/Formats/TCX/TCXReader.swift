/// Reads TCX files. TCX is the XML format of Garmin's Training Center, in which other services also export activities.
package enum TCXReader {
  /// Whether the bytes begin like a TCX file, which is recognised by its root element.
  package static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    XMLRoot.of(head) == .named("TrainingCenterDatabase")
  }

  /// Reads all activities in the order of the file, including activities within multisport sessions.
  package static func read(_ bytes: [UInt8]) throws(FormatProblem) -> [TCXActivity] {
    var handler = TCXHandler()
    try XMLScanner.read(bytes, [XMLInterest("Activity")], into: &handler)
    return handler.activities
  }
}
