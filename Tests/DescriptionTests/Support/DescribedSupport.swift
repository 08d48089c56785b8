import BookInfrastructure
import Composition
import KernelDomain
import TestSupport

/// A plan with a message that was played during a run, for a described book.
struct DescribedSupport: Sendable {
  let plan: String
  let share: String
  /// The message that was played.
  let message: String
  private let tokens: [String]
  private let folder: TemporaryFolder

  init(_ app: App, _ folder: TemporaryFolder) throws {
    self.folder = folder
    func call(_ method: String, _ json: String) throws -> JSONTree {
      try JSONTree(app.call(method: method, json: Array(json.utf8)))
    }
    let made = try call("support.createPlan", #"{"name":"Sunday","mostMessages":5,"goalMetres":10000}"#)
    plan = made["plan"]?["plan"]?.text ?? ""
    let shared = try call("support.sharePlan", #"{"plan":"\#(plan)","friend":"Sarah"}"#)
    share = shared["share"]?["share"]?.text ?? ""
    let page = try call("support.showShare", #"{"share":"\#(share)"}"#)
    tokens = page.values(at: "content/tokens/*").compactMap(\.text)
    // The run was ten days ago, so that it is in no week that other tests look at.
    let start = SystemClock().now() + -864_000_000
    let path = DescribedSupport.bundle(0, share, tokens, #"{"metres":100}"#, folder)
    let received = try call("support.receiveMessages", #"{"paths":["\#(path)"]}"#)
    message = received.values(at: "files/*/message").first?.text ?? ""
    let run = try call("running.startRun", #"{"at":"\#(start)","indoor":false}"#)["run"]?.text ?? ""
    let fixes = (0...20).map { number in
      let time = start + Int64(number) * 10_000
      let degrees = ASCII.decimal(27 * number, digits: 5)
      return #"{"time":"\#(time)","lat":50.\#(degrees),"lon":14.4,"accuracy":5}"#
    }
    _ = try call(
      "running.addFixes", #"{"run":"\#(run)","sequence":1,"fixes":[\#(fixes.joined(separator: ","))]}"#)
    for report in ["started", "finished"] {
      _ = try call("support.reportPlayback", #"{"delivery":"\#(message).1","report":"\#(report)"}"#)
    }
    _ = try call("running.finishRun", #"{"at":"\#(start + 210_000)"}"#)
    _ = try call("running.saveRun", "{}")
  }

  /// Writes a bundle as a friend's page saves it, and returns its path.
  func bundle(_ token: Int, _ trigger: String = #"{"finish":true}"#) -> String {
    DescribedSupport.bundle(token, share, tokens, trigger, folder)
  }

  private static func bundle(
    _ token: Int, _ share: String, _ tokens: [String], _ trigger: String, _ folder: TemporaryFolder
  ) -> String {
    // A second of silence at 8,000 samples per second; a little longer for each message, so that no two are equal.
    let samples = 16_000 + 2 * token
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let wav =
      Array("RIFF".utf8) + little(36 + samples, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
      + little(1, 2)
      + little(8_000, 4) + little(16_000, 4) + little(2, 2) + little(16, 2) + Array("data".utf8) + little(samples, 4)
      + [UInt8](repeating: 0, count: samples)
    let json =
      #"{"samwise":1,"share":"\#(share)","token":"\#(tokens[token])","from":"Sarah","text":"Go","trigger":\#(trigger),"#
      + #""audio":{"type":"audio/wav","base64":"\#(wav.base64)"}}"#
    return folder.write(Array(json.utf8), to: "\(token).samwise")
  }

  /// A call of each method that changes support data, in an order in which all of them work.
  /// - Parameter waiting: the id of a message to be played at 150 m.
  func changes(waiting: String) -> [(String, String)] {
    let start = SystemClock().now() + -600_000
    let fixes = (0...20).map { number in
      let degrees = ASCII.decimal(27 * number, digits: 5)
      return
        #"{"time":"\#(start + Int64(number) * 10_000)","lat":50.\#(degrees),"lon":14.4,"accuracy":5}"#
    }
    let run = "r" + start.description.filter { !"-:".contains($0) }.prefix(15) + "Z"
    let delivery = "\(waiting).1"
    return [
      ("support.updatePlan", #"{"plan":"\#(plan)","name":"Sunday by the river"}"#), ("book.undo", "{}"),
      ("support.receiveMessages", #"{"paths":["\#(bundle(2, #"{"metres":160}"#))"]}"#),
      ("support.favourMessage", #"{"message":"\#(message)","isFavourite":true}"#),
      ("support.replyToMessage", #"{"message":"\#(message)","text":"Thank you"}"#),
      ("support.playMessage", #"{"message":"\#(message)","bytes":true}"#),
      ("running.startRun", #"{"at":"\#(start)"}"#), ("support.startRun", #"{"plan":"\#(plan)"}"#),
      ("running.addFixes", #"{"run":"\#(run)","sequence":1,"fixes":[\#(fixes.joined(separator: ","))]}"#),
      ("support.readCue", #"{"delivery":"\#(delivery)"}"#),
      ("support.reportPlayback", #"{"delivery":"\#(delivery)","report":"started"}"#), ("support.showActive", "{}"),
      ("support.skipMessage", "{}"), ("running.finishRun", "{}"), ("running.saveRun", "{}"),
      ("support.exportShare", #"{"share":"\#(share)","path":"\#(folder.path)/sarah.html"}"#),
      ("support.revokeShare", #"{"share":"\#(share)"}"#), ("support.sharePlan", #"{"plan":"\#(plan)","friend":"Eva"}"#),
      ("support.deleteMessage", #"{"message":"\#(message)"}"#), ("support.createPlan", #"{"name":"Anytime"}"#),
      ("support.removePlan", #"{"plan":"\#(plan)"}"#),
    ]
  }
}

extension [UInt8] {
  fileprivate var base64: String {
    let letters = [Character]("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 { text.append(place <= part.count ? letters[bits >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
