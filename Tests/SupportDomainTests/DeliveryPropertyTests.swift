import KernelDomain
import RunningDomain
import SupportDomain
import TestSupport
import Testing

/// Whatever a run, a clock, clients and crashes do, messages are played one at a time, in order, apart, and each has one
/// end.
struct DeliveryPropertyTests {
  /// A thousand runs in which everything may happen.
  @Test(arguments: 0..<40)
  func everyDeliveryKeepsToTheRules(seed: Int) throws {
    for part in 0..<25 {
      var world = DeliveryWorld(seed: UInt64(seed * 25 + part))
      world.run(steps: 400)
      try #require(world.violations == [], "seed \(seed * 25 + part)")
    }
  }

  @Test func withAClientThatAnswersEveryMessageThatCameDueIsPlayed() throws {
    var played = 0
    for seed in 0..<300 {
      var world = DeliveryWorld(seed: UInt64(seed), client: .answers, crashes: false)
      world.run(steps: 400)
      world.finish()
      try #require(world.violations == [], "seed \(seed)")
      for delivery in world.deliveries.deliveries {
        #expect(delivery.state == .played(isConfirmed: true) || delivery.state == .queued, "seed \(seed)")
        played += delivery.state == .queued ? 0 : 1
      }
    }
    #expect(played > 1_000)
  }

  @Test func withNoClientEachIsOfferedThriceAndGivenUp() throws {
    for seed in 0..<100 {
      var world = DeliveryWorld(seed: UInt64(seed), client: .silent, crashes: false)
      world.run(steps: 200)
      world.finish()
      try #require(world.violations == [])
      for delivery in world.deliveries.deliveries where delivery.state != .queued {
        #expect(delivery.state == .failed)
        #expect(delivery.offers == RunDeliveries.mostOffers)
      }
    }
  }
}

/// A run with messages in which things happen at random, and what of the rules was broken.
struct DeliveryWorld {
  enum Client: CaseIterable {
    case answers, silent, slow, dies, babbles
  }

  private var random: SeededGenerator
  private let client: Client
  private let crashes: Bool
  private(set) var deliveries: RunDeliveries
  private var messages: [MessageDelivery] = []
  private var progress = SupportProgress()
  private var now: Int64 = 1_000_000
  private(set) var violations: [String] = []

  // What an onlooker writes down.
  private var inFlight: DeliveryID?
  private var lastEnd: Int64?
  private var isSounding = false
  private var final: [DeliveryID: RunDeliveries.Step.Change] = [:]
  private var offersSince: [DeliveryID: Int] = [:]
  private var dueOrder: [DeliveryID] = []
  private var kept: [(step: RunDeliveries.Step, at: Int64)] = []
  /// When what sounds is over at the latest, if nobody reports it.
  private var soundEnd: Int64 = 0

  init(seed: UInt64, client: Client? = nil, crashes: Bool = true) {
    var random = SeededGenerator(seed: seed)
    self.client = client ?? Client.allCases.randomElement(using: &random)!
    self.crashes = crashes
    let goal: Int64? = Bool.random(using: &random) ? Int64.random(in: 1...15, using: &random) * 1_000_000 : nil
    let plan = PlanID(using: &random)
    deliveries = RunDeliveries(run: RunID(start: Timestamp(seconds: 1_700_000_000)), plan: plan, goal: goal)
    let count = Int.random(in: 0...8, using: &random)
    for _ in 0..<count { messages.append(DeliveryWorld.message(messages.count, &random)) }
    self.random = random
    deliveries.take(messages, at: now)
  }

  private static func message(_ order: Int, _ random: inout SeededGenerator) -> MessageDelivery {
    let trigger: MessageTrigger =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .length(Int64.random(in: 1...60, using: &random) * 100_000)
      case 1: .active(Int64.random(in: 1...30, using: &random) * 60_000)
      default: .finish
      }
    return MessageDelivery(
      id: DeliveryID(VoiceMessageID(using: &random), 1), trigger: trigger,
      duration: Int64.random(in: 500...61_000, using: &random), order: order)
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps where violations.isEmpty {
      // Who answers is never late.
      let isRegular = Int.random(in: 0..<10, using: &random) > 0 || client == .answers
      now += isRegular ? Int64.random(in: 200...3_000, using: &random) : Int64.random(in: 0...70_000, using: &random)
      step()
      answer()
    }
  }

  /// The runner finishes, and time goes on until nothing falls due.
  mutating func finish() {
    progress.isPaused = false
    progress.isFinished = true
    watch(deliveries.note(progress, at: now))
    var turns = 0
    while let deadline = deliveries.nextDeadline, turns < 5_000 {
      turns += 1
      answer()
      now = client == .answers ? now + 2_000 : max(now, deadline)
      watch(deliveries.advance(at: now))
    }
    if turns == 5_000 { violations.append("it never ends") }
  }

  private mutating func step() {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: progress.isPaused.toggle()
    case 1: progress.length += Int64.random(in: 0...6_000_000, using: &random)
    case 2 where crashes: return crash()
    case 3:
      messages.append(DeliveryWorld.message(messages.count, &random))
      return deliveries.take(messages, at: now)
    case 4 where crashes:
      guard let gone = messages.indices.randomElement(using: &random) else { return }
      let id = messages.remove(at: gone).id
      deliveries.take(messages, at: now)
      // A person took it away: it is gone from the onlooker's notes, too.
      if inFlight == id {
        if isSounding { lastEnd = now }
        (inFlight, isSounding) = (nil, false)
      }
      return dueOrder.removeAll { $0 == id }
    case 5 where client == .babbles:
      if let skipped = try? deliveries.skip(nil, at: now) { watch(skipped.steps) }
      return
    case 6 where crashes: progress.isFinished = true
    case 7 where crashes:
      if let flying = deliveries.inFlight { watch(deliveries.free(flying.id, at: now)) }
      return
    default:
      progress.length += Int64.random(in: 0...12_000, using: &random)
      if !progress.isPaused { progress.active += Int64.random(in: 0...3_000, using: &random) }
    }
    watch(deliveries.note(progress, at: now))
  }

  private mutating func answer() {
    switch client {
    case .silent: return
    case .answers:
      guard let flying = deliveries.inFlight else { return }
      if case .offered = flying.state { return tell(.started, flying.id) }
      if case .started(let time) = flying.state, now >= time + flying.duration { tell(.finished, flying.id) }
    case .slow:
      guard let flying = deliveries.inFlight, Int.random(in: 0..<6, using: &random) == 0 else { return }
      tell(Bool.random(using: &random) ? .started : .finished, flying.id)
    case .dies:
      guard let flying = deliveries.inFlight, Int.random(in: 0..<4, using: &random) == 0 else { return }
      tell(Bool.random(using: &random) ? .started : .failed, flying.id)
    case .babbles:
      guard let any = messages.randomElement(using: &random) else { return }
      let reports: [RunDeliveries.Report] = [.started, .finished, .failed]
      tell(reports.randomElement(using: &random)!, any.id)
    }
  }

  private mutating func tell(_ report: RunDeliveries.Report, _ id: DeliveryID) {
    if let steps = try? deliveries.report(report, of: id, at: now) { watch(steps) }
  }

  /// The service ends, and another takes what was kept.
  private mutating func crash() {
    var next = RunDeliveries(run: deliveries.run, plan: deliveries.plan, goal: deliveries.goal)
    next.take(messages, at: now)
    for (step, moment) in kept { next.restore(step, at: moment) }
    now += Int64.random(in: 0...100_000, using: &random)
    next.goOn(from: progress, at: now)
    deliveries = next
    for delivery in deliveries.deliveries where final[delivery.id] != nil && !delivery.state.isFinal {
      violations.append("\(delivery.id) came to life again")
    }
    if isSounding { lastEnd = min(now, soundEnd) }
    (inFlight, isSounding) = (nil, false)
    watch([])
  }

  private mutating func watch(_ steps: [RunDeliveries.Step]) {
    for step in steps {
      kept.append((step, now))
      if let end = final[step.delivery] { violations.append("\(step) behind \(end)") }
      switch step.change {
      case .due:
        if inFlight == step.delivery { (inFlight, isSounding) = (nil, false) }
        if !dueOrder.contains(step.delivery) { dueOrder.append(step.delivery) }
      case .offered:
        if let inFlight { violations.append("\(step) while \(inFlight)") }
        if progress.isPaused { violations.append("\(step) in a pause") }
        if let lastEnd, now - lastEnd < RunDeliveries.Timing.silence { violations.append("\(step) too soon") }
        if dueOrder.first != step.delivery { violations.append("\(step) out of turn") }
        (inFlight, isSounding) = (step.delivery, false)
        offersSince[step.delivery, default: 0] += 1
      case .started:
        if let inFlight, inFlight != step.delivery { violations.append("\(step) beside \(inFlight)") }
        if offersSince[step.delivery] == nil { violations.append("\(step) was never offered") }
        // Whoever plays on what was offered before is let play.
        (inFlight, isSounding) = (step.delivery, true)
        soundEnd = now + RunDeliveries.Timing.lead + (deliveries[step.delivery]?.duration ?? 0)
      case .played, .unconfirmed, .skipped, .failed:
        final[step.delivery] = step.change
        if offersSince[step.delivery] == nil { violations.append("\(step) was never offered") }
        (inFlight, isSounding, lastEnd) = (nil, false, now)
        dueOrder.removeAll { $0 == step.delivery }
      }
    }
    let flying = deliveries.deliveries.filter(\.state.isInFlight)
    if flying.count > 1 { violations.append("two at once: \(flying.map(\.id))") }
    if flying.first?.id != inFlight { violations.append("\(String(describing: inFlight)) is lost") }
    for delivery in deliveries.deliveries where final[delivery.id] != nil && !delivery.state.isFinal {
      violations.append("\(delivery.id) has no end any more")
    }
    if Set(deliveries.deliveries.map(\.id)) != Set(messages.map(\.id)) { violations.append("a message is lost") }
  }
}

extension MessageDelivery.State {
  fileprivate var isFinal: Bool {
    switch self {
    case .queued, .due, .offered, .started: false
    case .played, .skipped, .failed: true
    }
  }
}
