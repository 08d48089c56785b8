import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// What a browser sees of a locked book, and of a form that was refused.
extension BrowserSite {
  /// The login screen: the feature's own if it has one, else the book's.
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

  /// The screen with the problem above it.
  func refused(_ failure: Failure, at route: Route, _ entered: EnteredFields) -> HTTPResponse {
    let (pages, _) = ownPages()
    do throws(Failure) {
      let page = try book.with { (book) throws(Failure) in
        var served = served
        served.entered = entered
        return try book.call(RenderScreen.self, renderInput(route, served)).text
      }
      return .html(pages.page(page, of: route, refusing: Failure.withoutField(failure)), status: failure.status)
    } catch {
      return failed(error, at: route)
    }
  }
}

extension Failure {
  /// The problem is shown above the fields, whose labels differ from the use case's names.
  fileprivate static func withoutField(_ failure: Failure) -> Failure {
    guard case .invalidInput(_, let problem, let valid) = failure else { return failure }
    return .invalidInput(field: "", problem: problem, valid: valid)
  }
}
