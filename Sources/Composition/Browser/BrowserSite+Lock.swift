import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// The pages that are shown if the book is locked, or if values entered in a form are rejected.
extension BrowserSite {
  /// Returns the route of the login screen. It is the login screen of the feature to which `route` belongs, if the
  /// feature has one, otherwise that of the book.
  func loginRoute(for route: Route) -> Route {
    var login = LoginScreen.route
    if let feature = route.path.first {
      let path = "\(feature)/\(LoginScreen.route.path[0])"
      let patterns = try? book.with { (book) throws(Failure) in try book.screenPatterns() }
      if patterns?.contains(where: { $0.path == path }) == true { login.path.insert(feature, at: 0) }
    }
    if route.path.last != login.path.last {
      login.query = [Route.QueryItem(name: "then", value: route.description)]
    }
    return login
  }

  /// Returns a response that shows the screen again, with the failure above its content. The fields contain what the
  /// user entered.
  func refused(_ failure: Failure, at route: Route, _ entered: EnteredFields) -> HTTPResponse {
    let failure = Failure.withoutField(failure)
    let warning = ownPages().pages.warning(failure)
    var entered = entered
    entered.problems = entered.refused.map { [EnteredField(parameter: $0, value: warning.text ?? "")] }
    return refused(warning, status: failure.status, at: route, entered)
  }

  /// Returns a response that shows the screen again, with a line for each rejected field above its content. The fields
  /// contain what the user entered.
  func refused(_ fields: [Action.Input], at route: Route, _ entered: EnteredFields) -> HTTPResponse {
    let words = ownPages().pages.words
    var entered = entered
    let problems = fields.map { EnteredField(parameter: $0.parameter, value: words.problem(entered[$0.parameter], $0)) }
    entered.problems = problems
    let elements = (try? screen(route).elements) ?? []
    let lines = zip(fields, problems).map { field, problem in
      let name = elements.first { $0.action?.input == field }?.text
      return [name, problem.value].compactMap { $0 }.joined(separator: ": ")
    }
    let warning = SitePages.warning(words.needChange(fields.count), lines.map { Element(.text, $0, type: .body) })
    return refused(warning, status: .unprocessableContent, at: route, entered)
  }

  private func refused(
    _ warning: Element, status: HTTPStatus, at route: Route, _ entered: EnteredFields
  ) -> HTTPResponse {
    let (pages, _) = ownPages()
    do throws(Failure) {
      let page = try book.with { (book) throws(Failure) in
        var served = served
        served.entered = entered
        return try book.call(RenderScreen.self, renderInput(route, served)).text
      }
      return .html(pages.page(page, of: route, announcing: warning), status: status)
    } catch {
      return failed(error, at: route)
    }
  }
}

extension Failure {
  /// Returns the failure without the internal field name, which means nothing to the user. Each field on the page has a
  /// label instead.
  fileprivate static func withoutField(_ failure: Failure) -> Failure {
    guard case .invalidInput(_, let problem, let valid) = failure else { return failure }
    return .invalidInput(field: "", problem: problem, valid: valid)
  }
}
