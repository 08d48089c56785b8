import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication

/// A form that asks for the pools of imported swims, one for each file that does not state its own, and the uploaded
/// files, which are imported again with the answers.
struct PoolQuestion: Sendable {
  /// The files, as the import option `pool` names them.
  let files: [String]
  let form: Element
  /// The action of the form, which names the question instead of the uploaded files.
  let action: Action
  let upload: SiteUpload
  /// The import, without the answers.
  private let importing: Action

  /// Creates the question; nil if the import left out no swim because its pool is unknown.
  /// - Parameters:
  ///   - skipped: what the import left out.
  ///   - input: the input of the import.
  ///   - number: the number that identifies the question.
  init?(
    _ skipped: [Skipped], _ input: ImportFiles.Input, _ upload: SiteUpload, number: Int, _ language: Language
  ) {
    var parameters = input.options.values.mapValues { Action.Parameter.text($0) }
    parameters["pool"] = nil
    parameters["paths"] = .texts(input.paths)
    parameters["skipBad"] = .flag(input.skipBad ?? false)
    var known: Set<String> = []
    let asked = skipped.compactMap { PoolQuestion.asked($0.why) }.filter { known.insert($0.file).inserted }
      .prefix(PoolQuestion.most)
    let files = asked.map { $0.file }
    let namesakes = Dictionary(grouping: files) { PoolQuestion.name($0) }
    let fields = asked.enumerated().map { place, pool in
      let (name, metres) = (PoolQuestion.name(pool.file), pool.fits.map { PoolQuestion.words($0, language) })
      let list = metres.joined(separator: language.say(cs: "; ", en: ", "))
      let examples = language.say(cs: "Třeba 25; 33,33; 25yd", en: "Such as 25, 33.33 or 25yd")
      return Element.field(
        printable(namesakes[name]?.count == 1 ? name : PoolQuestion.name(pool.file, parts: 2)),
        hint: metres.isEmpty ? examples : language.say(cs: "Vychází: \(list) m", en: "Fits: \(list) m"),
        value: metres.count == 1 ? metres[0] : "",
        action: Action(ImportFiles.method, input: PoolQuestion.input(place)))
    }
    guard !files.isEmpty else { return nil }
    importing = Action(ImportFiles.method, parameters)
    action = Action(ImportFiles.method, ["question": .number(number)], style: .primary)
    let button = Element.button(
      language.say(cs: "Načíst", en: "Import"), isPrimary: true, action: action,
      command: ["import", "PATH", "--pool", "FILE=METRES"])
    let title =
      files.count == 1
      ? language.say(cs: "Jak dlouhý byl bazén?", en: "How Long Was the Pool?")
      : language.say(cs: "Jak dlouhé byly bazény?", en: "How Long Were the Pools?")
    form = .card(title, [Element(.form, children: fields + [button])])
    (self.files, self.upload) = (files, upload)
  }

  /// Returns the import with the answers in the option `pool`.
  func answered(_ answers: SiteForm) -> Action {
    var action = importing
    let pools = files.indices.compactMap { number in
      answers.text(of: PoolQuestion.input(number)).map { files[number] + "=" + $0 }
    }
    action.parameters["pool"] = .text(pools.joined(separator: ";"))
    return action
  }

  /// The maximum number of files about which one form asks. The form for the rest follows the answers.
  private static let most = 100

  /// Returns the last parts of a file's path, without its other folders.
  private static func name(_ file: String, parts: Int = 1) -> String {
    file.split(separator: "/").suffix(parts).joined(separator: "/")
  }

  /// Returns a length in metres with the language's decimal mark, which the option `pool` accepts, too.
  private static func words(_ metres: String, _ language: Language) -> String {
    language.say(cs: String(metres.map { $0 == "." ? "," : $0 }), en: metres)
  }

  private static func input(_ number: Int) -> Action.Input {
    Action.Input("pool/\(number)", .text, isOptional: true)
  }

  /// Returns the file whose pool is unknown, and the usual lengths that fit, in metres; nil for any other reason.
  private static func asked(_ why: Message) -> (file: String, fits: [String])? {
    switch why.content(as: SwimImportMessage.self) {
    case .noPool(let file, let fits)?, .poolMisfit(_, let file, let fits)?: (file, fits)
    default: nil
    }
  }
}

extension BrowserSite {
  /// Offers a form that asks for the pools of the swims that an import left out because they are unknown. Nil if there
  /// are none.
  func ask(
    about skipped: [Skipped], _ action: Action, _ input: [UInt8], _ upload: SiteUpload, _ then: Route
  ) -> Element? {
    guard action.method == ImportFiles.method,
      let input = EncodedAnswer(json: input).decoded(as: ImportFiles.Input.self),
      let question = PoolQuestion(
        skipped, input, upload, number: notices.nextNumber(), ownPages().pages.words.language)
    else { return nil }
    notices.ask(question, then: then)
    return question.form
  }
}

extension Failure {
  /// What was left out of an import from which nothing was taken; empty for other failures.
  var leftOut: [Skipped] {
    guard case .badFile(_, let problem, _) = self else { return [] }
    return switch problem.content(as: BookMessage.self) {
    case .nothingForBook(let what, let why, _)?: [Skipped(what: what, why: why)]
    case .nothingOfSeveral(let left, _)?: left
    default: []
    }
  }
}
