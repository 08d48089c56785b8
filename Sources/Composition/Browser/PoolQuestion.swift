import BookApplication
import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingPresentation

/// A form that asks for the pools of imported swims, and the uploaded files, which are imported again with the answers.
struct PoolQuestion: Sendable {
  private let form: PoolForm
  /// The action of the form, which names the question instead of the uploaded files.
  let action: Action
  let upload: SiteUpload
  /// The import, without the answers.
  private let importing: Action

  /// Creates the question.
  /// - Parameters:
  ///   - input: the input of the import.
  ///   - number: the number that identifies the question.
  init(_ form: PoolForm, _ input: ImportFiles.Input, _ upload: SiteUpload, number: Int) {
    var parameters = input.options.values.mapValues { Action.Parameter.text($0) }
    parameters["pool"] = nil
    parameters["paths"] = .texts(input.paths)
    parameters["skipBad"] = .flag(input.skipBad ?? false)
    importing = Action(ImportFiles.method, parameters)
    action = Action(ImportFiles.method, ["question": .number(number)], style: .primary)
    (self.form, self.upload) = (form, upload)
  }

  func element(_ language: Language) -> Element { form.element(action, language) }

  /// Returns the import with the answers.
  func answered(_ answers: SiteForm) -> Action {
    var action = importing
    action.parameters["pool"] = .text(form.option(answers.text))
    return action
  }
}

extension BrowserSite {
  /// Offers a form that asks for the pools of the swims that an import left out because they are unknown. Nil if there
  /// are none.
  func ask(
    about skipped: [Skipped], _ action: Action, _ input: [UInt8], _ upload: SiteUpload, _ then: Route
  ) -> Element? {
    guard action.method == ImportFiles.method, let form = PoolForm(skipped),
      let input = EncodedAnswer(json: input).decoded(as: ImportFiles.Input.self)
    else { return nil }
    let question = PoolQuestion(form, input, upload, number: notices.nextNumber())
    notices.ask(question, then: then)
    return question.element(ownPages().pages.words.language)
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
