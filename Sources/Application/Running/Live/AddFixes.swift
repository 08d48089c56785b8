package import KernelApplication
package import RunningDomain

package struct AddFixes: UseCase {
  package static let method = "running.addFixes"
  package static let summary = "Add a batch of fixes to the run under way; when the answer arrives, they are stored."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = RunningEvents.liveDescriptions

  package struct Input: Described, Equatable {
    package var run: RunID
    /// The number of this batch of fixes, which must be greater than that of the previous batch. If the client sends a
    /// batch again under the same number, the batch is acknowledged but not added twice.
    package var sequence: Int
    package var fixes: [LiveFixInput]
    package var takeOver: Bool?

    package static let schema = Schema(
      "A batch of fixes.",
      [
        .init("run", RunID.schema, "The name of the run under way."),
        .init(
          "sequence", .ordinal,
          """
          The number of the batch, from 1 and increasing: a batch whose number was used before gets an answer, but is \
          not added again.
          """,
          examples: ["1"]),
        .init(
          "fixes", .list(LiveFixInput.schema), "The fixes, in order of time, at most 1,000.",
          examples: [#"[{"time":"2026-05-03T06:45:00Z","lat":50.0875,"lon":14.4214,"accuracy":5}]"#]),
        .optional(
          "takeOver", .flag,
          """
          True lets this connection send fixes instead of the one that has sent them so far; if left out, the batch is \
          refused while another connection sends fixes.
          """),
      ])

    package init(run: RunID, sequence: Int, fixes: [LiveFixInput], takeOver: Bool? = nil) {
      self.run = run
      self.sequence = sequence
      self.fixes = fixes
      self.takeOver = takeOver
    }

    package static let mostFixes = 1_000
    /// The largest integer that JSON parsers using floating point still read exactly: 2^53 − 1.
    package static let mostSequence = 1 << 53 - 1

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      run = try container.decode(RunID.self, forKey: .run)
      sequence = try container.decode(Int.self, forKey: .sequence)
      fixes =
        try LiveFixInput.rows(container.superDecoder(forKey: .fixes))
        ?? container.decode([LiveFixInput].self, forKey: .fixes)
      takeOver = try container.decodeIfPresent(Bool.self, forKey: .takeOver)
    }
  }

  package struct Output: Described, Equatable {
    package var accepted: Int
    package var dropped: Int
    package var rejected: Int
    package var repeated: Bool?
    package var state: LiveRunView.State
    package var pause: LiveRunView.Pause?
    private var news: LiveNews?

    package static let schema = Schema(
      "What was done with the fixes.",
      [
        .init("accepted", .integer, "The number of fixes that were stored.", unit: .of("fixes")),
        .init(
          "dropped", .integer,
          """
          The number of fixes that were not stored, because they were too early, out of order or without data, or \
          inaccurate before the run had begun.
          """, unit: .of("fixes")),
        .init(
          "rejected", .integer,
          """
          The number of stored fixes whose position is not used, because it is inaccurate or too far away to be \
          reached.
          """,
          unit: .of("fixes")),
        .optional(
          "repeated", .flag,
          "True if a batch with this number was added before, so that nothing was added; left out otherwise."),
        .init("state", LiveRunView.State.schema, "The state of the run."),
        .optional("pause", LiveRunView.Pause.schema, "The reason for the pause; left out unless the run is paused."),
      ])

    private enum CodingKeys: String, CodingKey {
      case accepted, dropped, rejected, repeated, state, pause
    }

    fileprivate init(_ head: LiveRunHead, _ counts: LiveCounts, _ news: LiveNews) {
      (accepted, dropped, rejected) = (counts.accepted, counts.dropped, counts.rejected)
      repeated = counts.isRepeat ? true : nil
      state = head.state
      pause = head.pause
      self.news = news
    }

    fileprivate var events: [BookEvent] { news?.events ?? [] }
  }

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    guard input.fixes.count <= Input.mostFixes else {
      throw .invalidInput(
        field: "fixes", problem: .running(.fixesTooMany(found: input.fixes.count, most: Input.mostFixes)))
    }
    guard (1...Input.mostSequence).contains(input.sequence) else {
      throw .invalidInput(field: "sequence", problem: .running(.noSequence))
    }
    try coordinator.feed(by: progress.caller, takesOver: input.takeOver ?? false)
    if let run = try coordinator.repository.run(), run.start.isReplay, run.start.id == input.run {
      throw .conflict(.running(.fedByFile))
    }
    var counts = LiveCounts()
    let (head, news) = try coordinator.add(fixes(input), input.sequence, of: input.run, &counts)
    return Output(head, counts, news)
  }
}

extension AddFixes {
  /// Returns the fixes (positions) of a batch, without heart rates if the settings say not to store heart rates.
  private func fixes(_ input: Input) throws(Failure) -> [RunFix] {
    var fixes = input.fixes.map(\.fix)
    if try !coordinator.reader.settings.settings().readsRunHeartRates { fixes.forgetHeartRates() }
    return fixes
  }
}

/// How many fixes (positions) of a batch were accepted, dropped and rejected.
struct LiveCounts {
  var accepted = 0
  var dropped = 0
  var rejected = 0
  /// True if the batch had already been received, so that nothing was added.
  var isRepeat = false
}

extension LiveRunCoordinator {
  func add(
    _ fixes: [RunFix], _ sequence: Int, of id: RunID, _ counts: inout LiveCounts
  ) throws(Failure) -> (run: LiveRunHead, news: LiveNews) {
    let now = now
    var found = LiveCounts()
    defer { counts = found }
    return try change(of: id) { (run) throws(LiveRunError) in
      guard !run.hasTaken(sequence) else {
        found.isRepeat = true
        return nil
      }
      let admitted = try run.admitted(fixes, at: now, own: ownTime(of: run))
      guard !admitted.isEmpty else {
        // No fix of the batch was stored, so its number is not stored either: if the batch is sent again, it is handled
        // in the same way.
        found.dropped = fixes.count
        return nil
      }
      let (kept, rejected) = (run.fixes.count, run.rejected)
      run.take(admitted, sequence: sequence)
      found.accepted = run.fixes.count - kept
      found.dropped = fixes.count - found.accepted
      found.rejected = max(0, run.rejected - rejected)
      return .fixes(sequence: sequence, admitted)
    }
  }
}

extension AddFixes.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] { events }
}
