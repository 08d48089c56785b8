import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// Words in two sections, changed by processes that each make one change. This covers everything that the store offers
/// to features in general.
struct DocumentWorkload: Workload {
  /// One change, to be made by any process.
  struct Step: Sendable {
    let name: String
    let after: WordModel
    /// Whether the step becomes durable by itself within a group, because it writes more than a line of one journal.
    var isDurable = true
    var erases: [String] = []
    let perform: @Sendable (Store) throws -> Void
  }

  /// How many of a section's latest changes compaction keeps.
  static let keptChanges = 6
  var random: SeededGenerator
  /// Sections from which something was erased, so that the number of their changes does not show which of them
  /// compaction keeps.
  var disturbed: Set<FeatureID> = []
  /// Folders from which a large file was removed. A power cut may restore the file, and a repair without an index then
  /// knows only its name.
  var removed: Set<String> = []
  /// The upper limits for the length of words, one of which is chosen at random.
  var texts = [40, 40, 40, 700, 5_000]
  private var count = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  var empty: WordModel { WordModel() }

  mutating func change(_ model: WordModel) -> Change<WordModel> {
    if Int.random(in: 0..<12, using: &random) == 0, let repair = repair(model) { return repair }
    let step = step(model)
    var change = Change(step.name, after: step.after) { fileSystem in
      try step.perform(DocumentWorkload.store(fileSystem))
    }
    change.erases = step.erases
    return change
  }

  mutating func step(_ model: WordModel) -> Step {
    switch Int.random(in: 0..<24, using: &random) {
    case 0...5: append(model)
    case 6, 7: appendToBoth(model)
    case 8...11: commit(model)
    case 12, 13: undo(model)
    case 14, 15: redo(model)
    case 16, 17: erase(model)
    case 18: renew(model)
    case 19...22: live(model)
    default: refusal(model)
    }
  }

  static func store(_ fileSystem: any FileSystem) -> Store {
    store(fileSystem, book: 0x6f0c_2a91_d3b7_e845)
  }

  static func store(_ fileSystem: any FileSystem, book: UInt64, path: String = "/store") -> Store {
    var options = Store.Options()
    options.patience = .zero
    options.compactionStep = 3_000
    options.keptChanges = keptChanges
    options.drawID = { BookID(book) }
    return Store(
      path: path, fileSystem: fileSystem, clock: FixedClock(),
      reducers: WordReducer.sections.map { WordReducer(section: $0) }, options: options)
  }

  // MARK: Words

  /// A new id that identifies a change or a file.
  mutating func id(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  /// A random text, mostly short, now and then spanning several blocks.
  mutating func text() -> String {
    let limit = texts.randomElement(using: &random)!
    let letters = Array("abcdefgh @0123".utf8)
    let bytes = (0..<Int.random(in: 0...limit, using: &random)).map { _ in letters.randomElement(using: &random)! }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func section() -> FeatureID {
    WordReducer.sections.randomElement(using: &random)!
  }

  /// One or two entries of a change; now and then the change depends on an earlier one.
  mutating func said(_ section: FeatureID, _ id: String, _ model: WordModel) -> [WordSection.Said] {
    let bases = model[section].standing.suffix(4).compactMap(\.id)
    return (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let on = Int.random(in: 0..<4, using: &random) == 0 ? bases.randomElement(using: &random) : nil
      let word = WordSection.Word(id: id, on: on ?? "", text: text())
      guard Int.random(in: 0..<3, using: &random) == 0 else { return .add(word) }
      return .set(["name", "theme"].randomElement(using: &random)!, word)
    }
  }
}

extension DocumentWorkload {
  func read(_ store: Store) throws -> WordModel {
    var model = WordModel()
    for section in WordReducer.sections {
      let reducer = WordReducer(section: section)
      model[section] = try store.read(section) { (content) throws(Failure) in try reducer.state(of: content, after: nil)
      }
      model[section].live = try store.live(of: section)?.compactMap(DocumentWorkload.liveText)
    }
    return model
  }

  func numbers(_ model: WordModel) -> [Int: String] {
    var numbers: [Int: String] = [:]
    for change in model.sections.values.flatMap(\.changes) {
      numbers[change.key] = change.id ?? "\(NumberHistory.undo)\(change.undone ?? 0)"
    }
    return numbers
  }

  func problem(_ fileSystem: any FileSystem, _ model: WordModel) -> String? {
    do {
      let store = DocumentWorkload.store(fileSystem)
      for section in WordReducer.sections {
        if let sum = try store.derived("sum", of: section), sum != model[section].sum {
          return "what was derived of \(section) from something else is believed"
        }
      }
      let findings = try StoreCaretaker(store: store).examine().findings
      return findings.isEmpty ? nil : "check says \(findings)"
    } catch {
      return "\(error)"
    }
  }
}
