import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain
import SupportApplication
import SupportDomain

/// The first line of the live file of the section `support`. It identifies the live run and the plan that the run
/// follows.
///
///     {"run":"r20260503T064500Z","plan":"p7k3qz0"}
struct DeliveryStartLine: Codable, Equatable {
  let run: RunID
  let plan: PlanID

  init(run: RunID, plan: PlanID) {
    self.run = run
    self.plan = plan
  }

  init?(_ bytes: [UInt8]) {
    guard let line = try? JSONDocument.decode(DeliveryStartLine.self, from: bytes) else { return nil }
    self = line
  }

  var bytes: [UInt8] { encoded(self) }
}

/// A line of the live file of the section `support`. It lists the deliveries of messages that changed state at one
/// moment, with their new states, and the distance and time that the run had reached by then:
///
///     {"time":"…","length":5201300,"active":1620000,"steps":[["m4x0w9c.1","due"],["m4x0w9c.1","offered"]]}
struct DeliveryLine: Codable {
  let time: Timestamp
  private let length: Int64
  private let active: Int64
  private let isPaused: Bool?
  private let isFinished: Bool?
  private let kept: [[String]]

  private enum CodingKeys: String, CodingKey {
    case time, length, active, isPaused, isFinished
    case kept = "steps"
  }

  init(_ steps: [RunDeliveries.Step], _ time: Timestamp, _ progress: SupportProgress) {
    self.time = time
    length = progress.length
    active = progress.active
    isPaused = progress.isPaused ? true : nil
    isFinished = progress.isFinished ? true : nil
    kept = steps.map { [$0.delivery.description, $0.change.rawValue] }
  }

  /// Parses a line that lists deliveries; nil if the line is damaged or of another kind.
  init?(_ bytes: [UInt8]) {
    guard let line = try? JSONDocument.decode(DeliveryLine.self, from: bytes), line.read != nil else { return nil }
    self = line
  }

  var bytes: [UInt8] { encoded(self) }

  var progress: SupportProgress {
    SupportProgress(length: length, active: active, isPaused: isPaused ?? false, isFinished: isFinished ?? false)
  }

  var steps: [RunDeliveries.Step] { read ?? [] }

  private var read: [RunDeliveries.Step]? {
    var steps: [RunDeliveries.Step] = []
    for words in kept {
      guard words.count == 2, let id = DeliveryID(words[0]), let change = RunDeliveries.Step.Change(rawValue: words[1])
      else { return nil }
      steps.append(RunDeliveries.Step(id, change))
    }
    return steps
  }
}

private func encoded(_ line: some Encodable) -> [UInt8] {
  do throws(JSONError) {
    return try JSONDocument.encode(line)
  } catch {
    preconditionFailure("a line of support can't be written: \(error.problem)")
  }
}
