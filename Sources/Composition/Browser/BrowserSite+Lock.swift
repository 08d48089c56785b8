import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering

/// The pages that are shown if the book is locked or if a form is refused.
extension BrowserSite {
  /// Returns the route of the login screen: that of the route's feature if the feature has one, otherwise the book's.
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

  /// Returns the screen with the failure above its content, and with the entries filled in again.
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
  /// Returns the failure without the field's name. The failure is shown above the fields, whose labels differ from the
  /// names that use cases know.
  fileprivate static func withoutField(_ failure: Failure) -> Failure {
    guard case .invalidInput(_, let problem, let valid) = failure else { return failure }
    return .invalidInput(field: "", problem: problem, valid: valid)
  }
}
