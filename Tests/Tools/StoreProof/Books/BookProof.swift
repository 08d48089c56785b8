import KernelApplication

/// Damages each file of a book with all features, in every way of a certain kind. It proves that `check` finds every
/// damage that makes a call fail; that `repair` fixes everything that `check` finds, and that everything works
/// afterwards; that nothing is lost silently; and that one feature's damage stops neither other features' commands nor
/// the overview, undo elsewhere, or a backup.
package struct BookProof: Sendable {
  private let book: RichBook
  private let questions: BookQuestions

  package init() throws {
    book = try RichBook()
    questions = try BookQuestions(book.files)
  }

  /// - Parameters:
  ///   - everyWay: whether to try all ways, not just the few that tests try.
  ///   - stride: tries one of this many cases.
  package func run(everyWay: Bool, stride: Int = 1) throws -> BookCount {
    let every = FileDamage.all(of: book, everyWay: everyWay)
    let all = Swift.stride(from: 0, to: every.count, by: stride).map { every[$0] }
    let counts = try inParallel(0...UInt64(all.count - 1)) { number in
      var run = DamagedBookRun(book, questions, all[Int(number)])
      try run.run()
      return run.count
    }
    var sum = counts.reduce(BookCount(), +)
    sum.files = book.files.count
    (sum.methods, sum.unasked) = (questions.methods, questions.unasked)
    return sum
  }

  /// As a control, runs the same checks with a book that is not damaged. All changes must work.
  package func runSound() throws -> BookCount {
    var run = DamagedBookRun(book, questions, FileDamage(name: "lock", way: "as it is", bytes: book.files["lock"]))
    try run.run()
    return run.count
  }
}

/// One damaged book, from the first query to the last change.
private struct DamagedBookRun {
  private(set) var count = BookCount()
  private let book: RichBook
  private let questions: BookQuestions
  private let damage: FileDamage

  init(_ book: RichBook, _ questions: BookQuestions, _ damage: FileDamage) {
    (self.book, self.questions, self.damage) = (book, questions, damage)
  }

  private var files: [String: [UInt8]] {
    var files = book.files
    files[damage.name] = damage.bytes
    return files
  }

  private func open() throws -> OpenedBook { try OpenedBook(files, at: RichBook.now) }

  mutating func run() throws {
    count.cases = 1
    let opened = try open()
    let check = try opened.ask("book.checkStore")
    let isSound = check.hasPrefix("{\"sound\":true")
    try askDamaged(opened, isSound)
    if !isSound && damage.isOfFeature { try changeElsewhere(open()) }
    let repaired = try repair(opened, isSound)
    // Opened again, as by another process.
    let after = try OpenedBook(opened, at: RichBook.now)
    askRepaired(after, repaired)
    try changeRepaired(after, repaired)
  }

  // MARK: Before the repair

  private mutating func askDamaged(_ opened: OpenedBook, _ isSound: Bool) throws {
    for (question, expected) in questions.answers {
      count.questions += 1
      do throws(Failure) {
        let answer = try opened.ask(question.method, question.parameters)
        if answer != expected, isSound { count.report(.silentLoss, "\(damage): \(question.method) says \(answer)") }
      } catch {
        if isSound { count.report(.deadEnd, "\(damage): check is content, \(question.method): \(error)") }
        if damage.stops(question.section) { continue }
        count.report(.stopped, "\(damage): \(question.method): \(error)")
      }
    }
    guard damage.isOfFeature else { return }
    for method in ["book.exportBook", "book.showOverview"] {
      let parameters = method == "book.exportBook" ? "{\"path\":\"\(opened.path("before.json"))\"}" : "{}"
      do throws(Failure) {
        _ = try opened.ask(method, parameters)
      } catch {
        count.report(.stopped, "\(damage): \(method): \(error)")
      }
    }
  }

  /// Makes a change in another feature, and undoes it.
  private mutating func changeElsewhere(_ opened: OpenedBook) throws {
    let (method, parameters) =
      damage.section == "prayer"
      ? ("strength.logBodyWeight", #"{"weight":{"thousandths":70000,"unit":"kg"}}"#)
      : ("prayer.logPrayer", #"{"prayer":"asr","day":"2026-06-19","status":"late"}"#)
    count.changes += 2
    do throws(Failure) {
      let number = try opened.ask(method, parameters).number("change")
      _ = try opened.ask("book.undo", "{\"change\":\(number)}")
      if damage.section != "running" {
        count.changes += 1
        _ = try opened.ask("book.importFiles", "{\"paths\":[\"\(RichBook.track(of: "2026-01-05", opened))\"]}")
      }
    } catch {
      count.report(.stopped, "\(damage): a change elsewhere: \(error)")
    }
  }

  // MARK: The repair

  /// - Returns: whether the repair reported that something could not be saved.
  private mutating func repair(_ opened: OpenedBook, _ isSound: Bool) throws -> Bool {
    let repair: String
    do throws(Failure) {
      repair = try opened.ask("book.repairStore")
    } catch {
      count.report(.deadEnd, "\(damage): repair: \(error)")
      return true
    }
    let isRepaired = repair.hasPrefix("{\"repaired\":true")
    count.repairs += isRepaired ? 1 : 0
    count.harmless += isRepaired ? 0 : 1
    if isRepaired == isSound { count.report(.deadEnd, "\(damage): check says \(isSound), repair \(repair)") }
    let check = try opened.ask("book.checkStore")
    if !check.hasPrefix("{\"sound\":true") { count.report(.deadEnd, "\(damage): repaired, check says \(check)") }
    if try opened.ask("book.repairStore").hasPrefix("{\"repaired\":true") {
      count.report(.deadEnd, "\(damage): repaired twice")
    }
    return isRepaired && !repair.contains("\"dropped\":[]")
  }

  /// Checks that all queries are answered, and that an answer differs from the one before only if the repair reported
  /// what it dropped.
  private mutating func askRepaired(_ opened: OpenedBook, _ isTold: Bool) {
    for (question, expected) in questions.answers {
      count.questions += 1
      do throws(Failure) {
        let answer = try opened.ask(question.method, question.parameters)
        if answer != expected, !isTold {
          count.report(.silentLoss, "\(damage): after the repair \(question.method) says \(answer)")
        }
      } catch {
        // The subject of a query, or what it depends on, may have been dropped.
        guard isTold, error.isOfLoss else {
          count.report(.deadEnd, "\(damage): after the repair \(question.method): \(error)")
          continue
        }
      }
    }
  }

  // MARK: After the repair

  private mutating func changeRepaired(_ opened: OpenedBook, _ isTold: Bool) throws {
    var script = BookChanges(opened)
    script.perform()
    count.changes += script.count
    for (method, error) in script.refused {
      if case .notFound = error, isTold { continue }
      count.report(.deadEnd, "\(damage): after the repair \(method): \(error)")
    }
    let check = try opened.ask("book.checkStore")
    if !check.hasPrefix("{\"sound\":true") { count.report(.deadEnd, "\(damage): changed, check says \(check)") }
  }
}

extension FileDamage {
  fileprivate static let features = ["swimming", "running", "support", "prayer", "strength", "feed"]

  /// Whether the damage is in a feature's section, not in the book itself.
  fileprivate var isOfFeature: Bool { FileDamage.features.contains(section) }

  /// Whether the damage may make queries of the given section fail. Damage to a feature's section may do this to the
  /// section itself and to those that depend on it; damage to the book itself may do it to every section.
  fileprivate func stops(_ other: String) -> Bool {
    if !isOfFeature || other == section { return true }
    let resting = ["running": ["support", "feed"], "strength": ["feed"], "swimming": ["feed"]]
    return resting[section]?.contains(other) == true || ["book", "screen"].contains(other)
  }
}

extension Failure {
  /// Whether the failure says that something does not exist that was requested or is needed.
  fileprivate var isOfLoss: Bool {
    switch self {
    case .notFound, .conflict: true
    default: false
    }
  }
}
