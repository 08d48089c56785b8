package import JSONCoding
import KernelApplication
import StrengthApplication
package import StrengthDomain

/// The first line of a file of poses. It states the exercise and the size of the video's frames.
///
///     {"recordbook":"poses","version":1,"width":1280,"height":720,"exercise":"squat"}
package struct PoseHeader: Hashable, Sendable {
  package let exercise: FormExercise
  /// The size of the frames in pixels, greater than 0. Both values are 1 if the points' coordinates are already in
  /// pixels.
  package let width, height: Double

  package static let version = 1

  package init(exercise: FormExercise, width: Double, height: Double) {
    self.exercise = exercise
    self.width = width
    self.height = height
  }

  /// Parses the header of a file of poses.
  /// - Throws: an error whose path is that of the invalid member.
  package init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var (kind, name): (String?, String?)
    var version: Int?
    var (width, height): (Double?, Double?)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "recordbook": kind = try reader.member("recordbook") { reader throws(JSONError) in try reader.string() }
      case "version": version = try reader.member("version") { reader throws(JSONError) in try reader.int() }
      case "exercise": name = try reader.member("exercise") { reader throws(JSONError) in try reader.string() }
      case "width": width = try reader.member("width", PoseHeader.size)
      case "height": height = try reader.member("height", PoseHeader.size)
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    try PoseHeader.require("recordbook", kind, ["poses"])
    try PoseHeader.require("version", version.map { "\($0)" }, ["\(PoseHeader.version)"])
    try PoseHeader.require("exercise", name, FormExercise.allCases.map(\.rawValue))
    guard let exercise = name.flatMap(FormExercise.init) else { preconditionFailure("it was checked") }
    guard let width else { throw PoseHeader.missing("width") }
    guard let height else { throw PoseHeader.missing("height") }
    self.init(exercise: exercise, width: width, height: height)
  }

  private static func size(_ reader: inout JSONReader) throws(JSONError) -> Double {
    let size = try reader.double()
    guard size > 0, size <= Double(StartForm.Input.greatestSize) else {
      throw reader.failure(.json(.notWithin(least: "1", most: "\(StartForm.Input.greatestSize)")))
    }
    return size
  }

  private static func missing(_ member: String, valid: [String] = []) -> JSONError {
    JSONError(offset: nil, path: member, problem: .json(.missing), valid: valid)
  }

  private static func require(_ member: String, _ value: String?, _ valid: [String]) throws(JSONError) {
    guard let value else { throw missing(member, valid: valid) }
    guard valid.contains(value) else {
      throw JSONError(offset: nil, path: member, problem: .json(.noSuchValue(text: value)), valid: valid)
    }
  }
}
