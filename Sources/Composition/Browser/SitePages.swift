import BookApplication
import BookPresentation
import DesignSystem
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// Creates the site's own pages, which are not screens of the book: questions, failures and the progress of tasks.
struct SitePages: Sendable {
  var pages: ServedPages
  let words: BrowserStrings
  let program: Program

  /// Returns a page that contains these elements, in the design of the screen that it replaces.
  /// - Parameters:
  ///   - header: the style of the header, which may leave the title to the content.
  ///   - back: the link that leads back from a separate page; nil for a dialog on top of the screen.
  func page(
    _ title: String, for route: Route, _ content: [Element], _ look: SiteLook, header: Header.Style = .standard,
    back: Element? = nil
  ) -> String {
    let screen = Screen(
      route: route, language: words.language, title: title, presentation: back == nil ? .modal : .stack,
      header: Header(header),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: back, content: content)
    let theme = SitePages.theme(look, route)
    let renderer = PageRenderer(
      theme: theme, mode: look.mode, drawings: App.drawings, links: .served(pages), program: program)
    return String(decoding: renderer.page(screen), as: UTF8.self)
  }

  /// Returns a page of the book, adding a toast or warning above its content.
  func page(_ page: String, of route: Route, announcing toast: Element) -> String {
    let renderer = PageRenderer(theme: .recordsBook, drawings: App.drawings, links: .served(pages), program: program)
    return renderer.page(page, of: route, words.language, announcing: toast)
  }

  /// Returns a page that asks the user to confirm an action that removes something.
  /// - Parameters:
  ///   - name: the label of the button that confirms, which is also the title of the page.
  ///   - sure: the action that runs if the user confirms.
  func question(_ question: String, _ name: String, _ sure: Action, at route: Route, _ look: SiteLook) -> String {
    page(
      name, for: route,
      [
        Element(.text, question, type: .body),
        Element(.button, name, label: name, type: .body, action: sure),
        Element(.button, words.cancel, label: words.cancel, hint: words.cancelHint, type: .body, route: route),
      ], look)
  }

  /// Returns a page that explains a failure and what to do about it, with the control for trying again.
  /// - Parameter isAsking: whether the control asks for what is missing, so that no hint is needed.
  func failure(
    _ failure: Failure, at route: Route, again element: Element?, _ look: SiteLook, isAsking: Bool = false
  ) -> String {
    var again = self
    if let action = element?.action, let input = action.input, case .invalidInput = failure {
      again.pages.entered = EnteredFields(action: action.key, values: [], refused: input.parameter)
    }
    return again.alert(warning(failure, hasHint: !isAsking), element.map { [$0] } ?? [], at: route, look)
  }

  /// Returns a page that explains that the screen no longer offers the action of the form that was sent.
  func changedMeanwhile(at route: Route, _ look: SiteLook) -> String {
    alert(SitePages.warning(words.screenChanged), [], at: route, look)
  }

  private func alert(_ warning: Element, _ content: [Element], at route: Route, _ look: SiteLook) -> String {
    let page = page(
      words.failed, for: route,
      content + [Element(.button, words.back, label: words.back, type: .body, route: route)], look)
    return self.page(page, of: route, announcing: warning)
  }

  /// Returns a warning that reports a failure and, if `hasHint` is true, what to do about it.
  func warning(_ failure: Failure, hasHint: Bool = true) -> Element {
    let strings = FailureStrings(failure, language: words.language, program: program, App.strings)
    let failureText = strings.onPage(of: failure, program)
    let hint = hasHint ? failureText.hint : nil
    let lines = strings.lines.map(FailureStrings.withoutOption) + [hint].compactMap { $0 }
    return SitePages.warning(failureText.problem, lines.map { Element(.text, $0, type: .body) })
  }

  static func warning(_ text: String, _ children: [Element] = []) -> Element {
    Element(.warning, text, type: .body, color: Hue.warning.text, icon: .warning, children: children)
  }

  /// Returns a page that shows the progress of a long task.
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

  /// Returns a notice about what was done, with a button to undo it if that is possible.
  /// - Parameters:
  ///   - text: the first line states what was done; any other lines state the consequences.
  ///   - place: the key of the element to which the notice refers; nil if the page has no such element.
  func toast(_ text: String, _ wayBack: WayBack?, at place: String?) -> Element {
    let lines = ToastWords(words.language, localTime: LocalTime.show).lines(text)
    var children = lines.dropFirst().map { Element(.text, $0, type: .caption) }
    if let wayBack { children.append(wayBack.button(nil, words.language)) }
    return Element(.toast, lines.first ?? words.done, value: place, children: children)
  }

  private static func theme(_ look: SiteLook, _ route: Route) -> DesignTheme {
    let own = Feature.all.first { $0.id.name == route.path.first }?.design ?? .recordsBook
    return DesignTheme(look.design ?? own).adding(aliases: App.hues)
  }

  /// Returns an unstyled page for requests that do not belong to any session. It reveals nothing about the book.
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

/// The look of pages, according to the user's settings.
struct SiteLook: Sendable {
  /// The design of all pages; nil to show each feature in its own design.
  var design: Design?
  /// Whether pages are light or dark; nil to follow the device.
  var mode: Appearance.Mode?
}
