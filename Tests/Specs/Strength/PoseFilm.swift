import JSONCoding
import KernelDomain
import KernelPresentation
import StrengthApplication

/// Frames of a body of straight lines that squats before a camera, ten a second, as a file or a program tells them.
///
///     rest 1.5; squat 1.0; squat 0.7; nobody 2
struct PoseFilm {
  private(set) var frames: [String] = []
  private var time = 5_000

  static let header = #"{"recordbook":"poses","version":1,"width":1,"height":1,"exercise":"squat"}"#

  init(_ script: String) throws {
    for part in script.split(separator: ";") {
      let words = part.split(separator: " ").map(String.init)
      guard words.count == 2, let number = Double(words[1]) else { throw SpecFailure("\(part) is no part of a film") }
      switch words[0] {
      case "rest": show(Int(number * 10)) { _ in 0 }
      case "squat":
        show(20) { frame in min(1, 1.25 * (1 - abs(Double(frame) - 10) / 10)) * number }
        show(5) { _ in 0 }
      case "down": show(10) { frame in number * Double(frame) / 10 }
      case "nobody": show(Int(number * 10)) { _ in nil }
      case "blurred": show(Int(number * 10), visibility: 0.1) { _ in 0 }
      default: throw SpecFailure("\(part) is no part of a film")
      }
    }
  }

  /// - Parameter depth: 0 upright, 1 as deep as asked for; nil where nobody is seen.
  private mutating func show(_ count: Int, visibility: Double = 0.9, _ depth: (Int) -> Double?) {
    for frame in 0..<count {
      time += 100
      frames.append(#"{"t":\#(time),"p":\#(depth(frame).map { PoseFilm.body($0, visibility) } ?? "null")}"#)
    }
  }

  /// Seen from in front: x and y of shoulders, elbows, wrists, hips, knees, ankles, heels and toes, all else at the head.
  private static func body(_ depth: Double, _ visibility: Double) -> String {
    let hip = 300 + 100 * depth
    let joints: [(y: Double, apart: Double)] = [
      (hip - 120, 80), (hip - 60, 90), (hip, 90), (hip, 45), (400, 45), (500, 45), (510, 45), (512, 50),
    ]
    var points = Array(repeating: (x: 400.0, y: hip - 150), count: 33)
    for (joint, places) in zip(joints, [11, 13, 15, 23, 25, 27, 29, 31]) {
      points[places] = (400 + joint.apart / 2, joint.y)
      points[places + 1] = (400 - joint.apart / 2, joint.y)
    }
    return "[" + points.map { "[\($0.x),\($0.y),0,\(visibility)]" }.joined(separator: ",") + "]"
  }

  var file: String { ([PoseFilm.header] + frames).joined(separator: "\n") + "\n" }
}

/// What form's specs say beside what all do.
let formSteps = [
  StepDefinition("a file of poses {string} shows {string}") { world, arguments in
    try writeFile(PoseFilm(arguments[1]).file, PoseFilm.path(arguments[0], world))
  },

  StepDefinition("a file of poses {string} holds:") { world, arguments in
    try writeFile(arguments.docString(), PoseFilm.path(arguments[0], world))
  },

  StepDefinition("I look at what the file {string} came to in {word}") { world, arguments in
    let route = Route(path: "strength", "form", "results", query: ["path": PoseFilm.path(arguments[0], world)])
    world.open(route.description, arguments[1] == "Czech" ? .cs : .en)
  },

  StepDefinition("a camera watches a squat") { world, _ in
    try world.serve()
    let parameters: [String: Action.Parameter] = [
      "exercise": .text("squat"), "width": .number(1), "height": .number(1),
    ]
    try world.fill(
      Call(
        method: "strength.startForm", parameters: parameters.mapValues { .of($0) },
        command: ShellCommand.recordbook(
          "call", "strength.startForm", #"{"exercise":"squat","width":1,"height":1}"#)))
  },

  StepDefinition("it sees {string}") { world, arguments in
    let frames = try PoseFilm(arguments[0]).frames
    for first in stride(from: 0, to: frames.count, by: 64) {
      let batch = "[" + frames[first..<min(first + 64, frames.count)].joined(separator: ",") + "]"
      let poses = try JSONDocument.decode(PoseFrames.self, from: Array(batch.utf8))
      let json = #"{"session":\#(PoseFilm.session),"frames":\#(batch)}"#
      try world.fill(
        Call(
          method: "strength.addPoses",
          parameters: ["session": .of(.number(PoseFilm.session)), "frames": .poses(poses)],
          command: ShellCommand.recordbook("call", "strength.addPoses", json)))
    }
  },
]

extension PoseFilm {
  /// The first session of a scenario whose clock stands at 2026-11-18T17:30:00Z.
  static let session = Int(Timestamp("2026-11-18T17:30:00Z")!.milliseconds)

  fileprivate static func path(_ name: String, _ world: World) -> String { "\(world.sandbox.path)/\(name)" }
}
