import BookApplication
import BookPresentation
import DesignSystem
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// Pages that the site makes itself, around screens of the book: questions, failures, and how far something is.
struct SitePages: Sendable {
  var pages: ServedPages
  let words: BrowserStrings
  let program: Program

  /// A page of elements of its own, in the design of the screen that it stands for.
  func page(_ title: String, for route: Route, _ content: [Element], _ look: SiteLook) -> String {
    let screen = Screen(
      route: route, language: words.language, title: title, presentation: .modal, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      content: content)
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

  /// Asks before an action that takes something away.
  /// - Parameter sure: the action that follows.
  func question(_ question: String, _ name: String, _ sure: Action, at route: Route, _ look: SiteLook) -> String {
    page(
      name, for: route,
      [
        Element(.text, question, type: .body),
        Element(.button, name, label: name, type: .body, action: sure),
        Element(.button, words.cancel, label: words.cancel, hint: words.cancelHint, type: .body, route: route),
      ], look)
  }

  /// Says what went wrong and what is to be done, with what can be tried again.
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

  /// Says that a form is no longer on its screen.
  func changedMeanwhile(at route: Route, _ look: SiteLook) -> String {
    alert(SitePages.warning(words.screenChanged), [], at: route, look)
  }

  /// Says what was wrong above a page of the book.
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

  /// How far something is that takes long.
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

  /// What was done, with the way back where there is one.
  /// - Parameter text: the first line says what, the others what followed from it.
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

  /// A page for who is in no session, without style: nothing is given to strangers.
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

/// How the settings have pages look.
struct SiteLook: Sendable {
  /// Nil is that of each feature.
  var design: Design?
  /// Nil follows the device.
  var mode: Appearance.Mode?
}
