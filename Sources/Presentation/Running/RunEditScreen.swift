import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen on which the user changes a run's name and kind of activity, and other facts such as its note.
struct RunEditScreen: ScreenProvider {
  let pattern = RoutePattern("running/run/ID/edit")
  let catalog: UseCaseCatalog
  var isLaidOver: Bool { true }

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let (strings, run) = try catalog.shownRun(request)
    let page = RunEditPage(strings: strings, run: run.run)
    return Screen(
      route: request.route, language: request.language, title: strings.nameAndKind, presentation: .sheet,
      header: Header(.standard, subtitle: strings.title(run.run)), layout: RunningStrings.layout,
      back: .cancel(to: RunningDestinations.run(run.run.id), strings.language),
      content: [page.name, page.kind] + page.details)
  }
}

private struct RunEditPage {
  let strings: RunningStrings
  let run: RunListing

  private var language: Language { strings.language }
  private var id: String { run.id.description }

  var name: Element {
    Element(
      .textField, language.say(cs: "Název", en: "Name"), value: run.name.map { printable($0) } ?? "", type: .body,
      route: RunningDestinations.run(run.id).route,
      action: Action(RenameRun.method, ["run": .text(id)], input: Action.Input("name", .text)),
      command: ShellCommand.recordbook("run", "rename", id, "NAME"))
  }

  /// Fields for the run's note, shoes and perceived effort. If the distance was not computed from a track, there is
  /// also a field for the distance.
  var details: [Element] {
    let length =
      run.indoor == true || run.recorded == .totals
      ? field(strings.lengthTitle, strings.length(run.lengthMillimetres), SetRunLength.method, "distance", "set-length")
      : nil
    return [
      field(strings.noteTitle, run.note ?? "", SetRunNote.method, "note", "note"),
      field(strings.tagsTitle, (run.tags ?? []).joined(separator: ", "), TagRun.method, "labels", "tag"),
      field(strings.shoesTitle, run.shoes ?? "", WearShoes.method, "shoes", "wear"), effort, length,
    ].compactMap { $0 }
  }

  private func field(
    _ title: String, _ value: String, _ method: String, _ parameter: String, _ verb: String
  ) -> Element {
    let word = ["distance": "LENGTH", "labels": "LABEL"][parameter] ?? parameter.uppercased()
    return Element(
      .textField, title, value: printable(value), type: .body, route: RunningDestinations.run(run.id).route,
      action: Action(method, ["run": .text(id)], input: Action.Input(parameter, .text)),
      command: ShellCommand.recordbook("run", verb, id, word))
  }

  private var effort: Element {
    Element(
      .numericField, strings.effortTitle, hint: strings.effortHint, value: run.effort.map { "\($0)" } ?? "",
      type: .body, route: RunningDestinations.run(run.id).route,
      action: Action(
        SetExertion.method, ["run": .text(id)],
        input: Action.Input("effort", .number, limits: Action.Limits(1, 10, step: 1))),
      command: ShellCommand.recordbook("run", "exertion", id, "EFFORT"))
  }

  var kind: Element {
    let kinds = ["running", "walking", "hiking", "cycling"]
    let known = printable(run.kind)
    return Element(
      .radioGroup, language.say(cs: "Druh", en: "Kind"), type: .body,
      children: (kinds.contains(known) ? kinds : kinds + [known]).map { kind in
        Element(
          .radio, strings.name(ofKind: kind), isOn: kind == known, type: .body,
          route: RunningDestinations.run(run.id).route,
          action: Action(SetKind.method, ["run": .text(id), "kind": .text(kind)]),
          command: ShellCommand.recordbook("run", "kind", id, kind))
      })
  }
}
