import Formats
import JSONCoding
import StrengthDomain
import StrengthInfrastructure
import TestSupport
import Testing

@Suite("A file of poses")
struct PoseFileTests {
  static let header = #"{"recordbook":"poses","version":1,"width":1280,"height":720,"exercise":"squat"}"#

  static func frame(_ time: String = "0", points: Int = 33, point: String = "[0.5,0.5,0,0.9]") -> String {
    let all = Array(repeating: "[0.5,0.5,0,0.9]", count: max(0, points - 1)) + [point]
    return #"{"t":\#(time),"p":[\#(all.joined(separator: ","))]}"#
  }

  private func problem(_ lines: [String]) throws -> PoseProblem? {
    let folder = TemporaryFolder()
    let file = try InputFile(folder.write(Array(lines.joined(separator: "\n").utf8), to: "a.poses.jsonl"))
    do throws(PoseProblem) {
      _ = try PoseFile.replay(file) { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// The line, the member and what is wrong with it.
  private func words(_ lines: [String]) throws -> String {
    guard case .line(let number, let error) = try problem(lines) else { return "\(try problem(lines) as Any)" }
    return "\(number) \(error.path) \(error.problem)"
  }

  @Test func goodOnesAreRead() throws {
    let nobody = #"{"t":33,"p":null}"#
    #expect(try problem([PoseFileTests.header, PoseFileTests.frame(), "", nobody, ""]) == nil)
    #expect(try problem([PoseFileTests.header]) == nil)
    // What is not known is passed over.
    #expect(try problem([PoseFileTests.header, #"{"t":1,"world":[[1]],"p":null}"#]) == nil)
  }

  @Test(arguments: [
    ("not JSON", "1  "), ("{}", "1 recordbook "), (#"{"recordbook":"book","version":1}"#, "1 recordbook "),
    (#"{"recordbook":"poses"}"#, "1 version "), (#"{"recordbook":"poses","version":2}"#, "1 version "),
    (#"{"recordbook":"poses","version":1}"#, "1 exercise "),
    (#"{"recordbook":"poses","version":1,"exercise":"yoga"}"#, "1 exercise "),
    (#"{"recordbook":"poses","version":1,"exercise":"squat"}"#, "1 width "),
    (#"{"recordbook":"poses","version":1,"exercise":"squat","width":0,"height":1}"#, "1 width "),
    (#"{"recordbook":"poses","version":1,"exercise":"squat","width":"a","height":1}"#, "1 width "),
    (#"{"recordbook":"poses","version":1,"exercise":"squat","width":1,"height":-1}"#, "1 height "),
  ])
  func aHeaderThatIsNone(_ header: String, _ place: String) throws {
    #expect(try words([header, PoseFileTests.frame()]).hasPrefix(place))
  }

  @Test(arguments: [
    (frame(points: 32), "2 p "), (frame(points: 34), "2 p "), (frame(point: #"["a",0,0,1]"#), "2 p[32][0] "),
    (frame(point: "[0,0,0,-1]"), "2 p[32][3] "), (frame(point: "[0,0,0,2]"), "2 p[32][3] "),
    (frame(point: "[0,0,0]"), "2 p[32][3] "), (frame(point: "[0,0,0,1,1]"), "2 p[32][3] "),
    (frame(point: "[1e999,0,0,1]"), "2 p[32][0] "), (frame(point: "null"), "2 p[32] "), (frame("\"a\""), "2 t "),
    (frame("1.5"), "2 t "), (frame("9007199254740993"), "2 t "), (#"{"p":null}"#, "2 t "), (#"{"t":1}"#, "2 p "),
    (#"{"t":1,"p":[]}"#, "2 p "), (#"{"t":1,"p":null} x"#, "2  "), (#"{"t":1,"p":"#, "2 p"),
  ])
  func aFrameThatIsNone(_ frame: String, _ place: String) throws {
    #expect(try words([PoseFileTests.header, frame]).hasPrefix(place))
  }

  @Test func aLineWithoutEndIsRefused() throws {
    let long = String(repeating: " ", count: 300_000)
    #expect(try problem([PoseFileTests.header, long]) == .longLine(number: 2, most: PoseFile.longestLine))
    #expect(try problem([]) == .empty)
  }

  @Test func whatIsChangedAnywhereNeverTraps() throws {
    let film = [PoseFileTests.header, PoseFileTests.frame(), PoseFileTests.frame("40")].joined(separator: "\n")
    let mutator = Mutator(
      seeds: [Array(film.utf8)], dictionary: ["null", "1e308", "[", "\"p\":"].map { Array($0.utf8) })
    var random = SeededGenerator(seed: 11)
    var frame = PoseFrame()
    for _ in 0..<1_000 {
      for line in mutator.input(&random).split(separator: 0x0A) {
        Array(line).withUnsafeBytes { bytes in
          _ = try? PoseHeader(bytes)
          _ = try? PoseLine.read(bytes, into: &frame)
        }
      }
    }
  }
}
