import BookApplication
import BookPresentation
import DesignSystem
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// Pages that the site itself makes, around the book's screens: questions, failures and progress.
struct SitePages: Sendable {
  var pages: ServedPages
  let words: BrowserStrings
  let program: Program

  /// A page of its own elements, in the design of the screen that it replaces.
  /// - Parameter back: the way back where the page stands for itself; nil where it lies over the screen.
  func page(
    _ title: String, for route: Route, _ content: [Element], _ look: SiteLook, back: Element? = nil
  ) -> String {
    let screen = Screen(
      route: route, language: words.language, title: title, presentation: back == nil ? .modal : .stack,
      header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: back, content: content)
    let theme = SitePages.theme(look, route)
    let renderer = PageRenderer(
      theme: theme, mode: look.mode, drawings: App.drawings, links: .served(pages), program: program)
    return String(decoding: renderer.page(screen), as: UTF8.self)
  }

  /// A page of the book, with a toast above its content.
  func page(_ page: String, of route: Route, telling toast: Element) -> String {
    let renderer = PageRenderer(theme: .recordsBook, drawings: App.drawings, links: .served(pages), program: program)
    return renderer.page(page, of: route, words.language, telling: toast)
  }

  /// Asks for confirmation before an action that removes something.
  /// - Parameter sure: the action to confirm.
  func question(_ question: String, _ name: String, _ sure: Action, at route: Route, _ look: SiteLook) -> String {
    page(
      name, for: route,
      [
        Element(.text, question, type: .body),
        Element(.button, name, label: name, type: .body, action: sure),
        Element(.button, words.cancel, label: words.cancel, hint: words.cancelHint, type: .body, route: route),
      ], look)
  }

  /// Says what went wrong and what to do, with an action to try again.
  func failure(_ failure: Failure, at route: Route, again element: Element?, _ look: SiteLook) -> String {
    var again = self
    if let action = element?.action, let input = action.input, case .invalidInput = failure {
      again.pages.entered = EnteredFields(action: action.key, values: [], refused: input.parameter)
    }
    return again.alert(
      warning(FailureStrings(failure, language: words.language, program: program, App.strings)),
      element.map { [$0] } ?? [],
      at: route, look)
  }

  /// Says that the form's screen no longer offers it.
  func changedMeanwhile(at route: Route, _ look: SiteLook) -> String {
    alert(SitePages.warning(words.screenChanged), [], at: route, look)
  }

  /// Shows a page of the book with the failure above it.
  func page(_ page: String, of route: Route, refusing failure: Failure) -> String {
    self.page(
      page, of: route,
      telling: warning(FailureStrings(failure, language: words.language, program: program, App.strings)))
  }

  private func alert(_ warning: Element, _ content: [Element], at route: Route, _ look: SiteLook) -> String {
    let page = page(
      words.failed, for: route,
      content + [Element(.button, words.back, label: words.back, type: .body, route: route)], look)
    return self.page(page, of: route, telling: warning)
  }

  private func warning(_ said: FailureStrings) -> Element {
    SitePages.warning(said.problem, said.hint.map { [Element(.text, $0, type: .body)] } ?? [])
  }

  private static func warning(_ text: String, _ children: [Element] = []) -> Element {
    Element(.warning, text, type: .body, color: Hue.warning.text, icon: .warning, children: children)
  }

  /// The progress of a task that takes long.
  func progress(_ task: SiteTask, _ cancel: Action, at route: Route, _ look: SiteLook) -> String {
    let progress = task.progress
    let share = progress.flatMap { $0.bytesTotal > 0 ? Int(min(100, $0.bytesDone * 100 / $0.bytesTotal)) : nil }
    let subject = progress?.subject ?? words.working
    return page(
      words.working, for: route,
      [
        Element(.progressBar, subject, label: subject, value: share.map { String($0) }),
        Element(.button, words.cancel, label: words.cancel, type: .body, action: cancel),
      ], look)
  }

  /// What was done, with a way to undo it if there is one.
  /// - Parameter text: the first line says what was done, further lines what followed.
  func toast(_ text: String, _ wayBack: WayBack?) -> Element {
    let lines = text.split(separator: "\n").map(String.init)
    var children = lines.dropFirst().map { Element(.text, $0, type: .caption) }
    if let wayBack { children.append(wayBack.button(nil, words.language)) }
    return Element(.toast, lines.first ?? words.done, children: children)
  }

  private static func theme(_ look: SiteLook, _ route: Route) -> DesignTheme {
    let own = Feature.all.first { $0.id.name == route.path.first }?.design ?? .recordsBook
    return DesignTheme(look.design ?? own).adding(aliases: App.hues)
  }

  /// A page outside any session, without style: strangers get nothing of the book.
  static func plain(_ title: String, _ text: String, _ language: Language) -> String {
    var html = HTMLText(capacity: 500)
    html.raw("<!DOCTYPE html>\n<html lang=\"")
    html.text(language.tag.rawValue)
    html.raw("\"><meta charset=\"utf-8\"><title>")
    html.text(title)
    html.raw("</title><h1>")
    html.text(title)
    html.raw("</h1><p>")
    html.text(text)
    html.raw("</p></html>\n")
    return String(decoding: html.bytes, as: UTF8.self)
  }
}

/// The appearance of pages, from the settings.
struct SiteLook: Sendable {
  /// Nil is each feature's own design.
  var design: Design?
  /// Nil follows the device.
  var mode: Appearance.Mode?
}
