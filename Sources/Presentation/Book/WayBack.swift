import BookApplication
package import KernelDomain
package import KernelPresentation

/// How to revert the change that a number identifies: by undoing it or, if it was already undone, by redoing it.
package enum WayBack: Sendable {
  case undo(Int)
  case redo(Int)

  /// Creates a button that undoes or redoes the change.
  /// - Parameters:
  ///   - what: a description of the change, which is added to the button's accessible name; nil if the description is
  ///     shown next to the button.
  ///   - takesBack: whether the English title of the undo button is `Take Back`, as after an import, instead of `Undo`.
  package func button(_ what: String?, _ language: Language, takesBack: Bool = false) -> Element {
    switch self {
    case .undo(let number):
      button(
        language.say(cs: "Vzít zpět", en: takesBack ? "Take Back" : "Undo"), what,
        hint: language.say(cs: "Vezme změnu zpět", en: "Undoes the change"),
        icon: takesBack ? Icon("arrow.uturn.backward") : nil, UndoChange.method, "undo", number)
    case .redo(let number):
      button(
        language.say(cs: "Udělat znovu", en: "Redo"), what,
        hint: language.say(cs: "Udělá změnu znovu", en: "Redoes the change"), RedoChange.method, "redo", number)
    }
  }

  private func button(
    _ text: String, _ what: String?, hint: String, icon: Icon? = nil, _ method: String, _ command: String, _ number: Int
  ) -> Element {
    .link(
      text, label: what.map { "\(text): \($0)" }, hint: hint, icon: icon, Action(method, ["change": .number(number)]),
      command: command, String(number))
  }
}
