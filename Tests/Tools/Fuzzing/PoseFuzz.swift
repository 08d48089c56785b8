import IPC
import JSONCoding
import KernelApplication
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import TestSupport

/// Readers of poses, from files and from frames that a program streams. Frames that the socket accepts must also be
/// accepted in a file, and must be read as equal frames. Whatever numbers they contain, the counts must be consistent.
extension FuzzTarget {
  static let poses = FuzzTarget(
    "poses", seeds: FormExercise.allCases.map { Array(film($0).utf8) },
    dictionary: [
      "null", "1e308", "-1e308", "1e-320", "9007199254740992", "9007199254740993", "[0.5,0.5,0,0.9],", "]],", "\"p\":",
      "\"t\":", "\"exercise\":\"plank\"", "\"version\":2", "\"width\":0", "1.0000001", "-0.0", "0.3", "[[", "{}", "\n",
    ],
    make: { random in made(&random) },
    accepts: { input, findings in
      let lines = input.split(separator: 0x0A).map { Array($0) }
      guard let first = lines.first,
        let header = first.withUnsafeBytes({ bytes in try? PoseHeader(bytes) })
      else { return false }
      var analyser = FormAnalyser(header.exercise, width: header.width, height: header.height)
      var frame = PoseFrame()
      var (events, read) = ([FormEvent](), 0)
      for line in lines.dropFirst() {
        let isRead = line.withUnsafeBytes { bytes in
          do throws(JSONError) {
            try PoseLine.read(bytes, into: &frame)
            return true
          } catch {
            return false
          }
        }
        let sent = streamed(line)
        findings.expect(isRead || sent == nil, "a line is a frame to the socket, and none in a file")
        guard isRead else { continue }
        if let one = sent?.moments.first {
          findings.expect(
            one.time == frame.time && (one.first == nil) == frame.isEmpty,
            "a frame is streamed otherwise than it stands")
        }
        read += 1
        events += analyser.add(frame)
      }
      events += analyser.finish()
      check(analyser.results, events, read, &findings)
      return read > 0
    })

  /// The frames as read from the socket; nil if the socket refuses them. Unknown members are ignored.
  private static func streamed(_ line: [UInt8]) -> PoseFrames? {
    let list = [UInt8(ascii: "[")] + line + [UInt8(ascii: "]")]
    let frames = list.withUnsafeBytes { bytes in
      try? JSONDocument.decode(PoseFrames.self, from: bytes, unknownMembers: .passedOver)
    }
    guard let frames, frames.moments.allSatisfy({ PoseFrame.times.contains($0.time) }) else { return nil }
    return frames
  }

  private static func check(
    _ results: FormResults, _ events: [FormEvent], _ read: Int, _ findings: inout FuzzFindings
  ) {
    findings.expect(results.frames + results.outOfOrder == read, "a frame is lost")
    for rep in results.reps + results.partials {
      findings.expect(rep.start <= rep.peak && rep.peak <= rep.end, "a repetition that is not in order")
      findings.expect(rep.down + rep.hold + rep.up == rep.end - rep.start, "parts that are not the whole")
      findings.expect((0...100).contains(rep.confidence), "a confidence of \(rep.confidence)")
      findings.expect((0...180).contains(rep.angle), "an angle of \(rep.angle)")
    }
    for (one, next) in Swift.zip(results.holds, results.holds.dropFirst()) {
      findings.expect(one.end < next.start, "holds that overlap")
    }
    // Repetitions from before the first rest are sent late, with their own times.
    let now = events.filter { event in
      switch event.kind {
      case .rep, .partial, .rested: false
      case .state, .interrupted, .hold: true
      }
    }
    findings.expect(Swift.zip(now, now.dropFirst()).allSatisfy { $0.time <= $1.time }, "events out of order")
    findings.expect(results.rested.allSatisfy { $0.start <= $0.end }, "a rest that is not in order")
    findings.expect(results.otherPerson <= results.frames, "more frames of others than frames")
    let partials = events.count { if case .partial = $0.kind { true } else { false } }
    findings.expect(partials == results.partials.count, "a partial that is not told")
  }

  private static func header(_ exercise: FormExercise) -> String {
    #"{"recordbook":"poses","version":1,"width":1280,"height":720,"exercise":"\#(exercise.rawValue)"}"#
  }

  private static func film(_ exercise: FormExercise) -> String {
    let point = "[0.5,0.5,0,0.9]"
    let points = Array(repeating: point, count: 33).joined(separator: ",")
    return header(exercise) + "\n" + #"{"t":0,"p":[\#(points)]}"# + "\n" + #"{"t":33,"p":null}"#
  }

  /// Frames of a body whose joints move up and down, some of them at random.
  private static func made(_ random: inout SeededGenerator) -> [UInt8] {
    var lines = [header(FormExercise.allCases.randomElement(using: &random) ?? .squat)]
    let (step, period) = (Int.random(in: 1...200, using: &random), Double.random(in: 5...60, using: &random))
    let base = (0..<33).map { _ in (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
    }
    for number in 0..<60 {
      let shift = 0.2 * (1 - abs((Double(number) / period).truncatingRemainder(dividingBy: 2) - 1))
      let points = base.enumerated().map { index, place in
        let y = index >= 11 && index < 25 ? place.1 + shift : place.1
        return "[\(place.0),\(y),0,\(Int.random(in: 0...100, using: &random) < 3 ? 0.1 : 0.9)]"
      }
      lines.append(#"{"t":\#(number * step),"p":[\#(points.joined(separator: ","))]}"#)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
