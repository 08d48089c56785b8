package import KernelApplication
package import KernelDomain
package import KernelPresentation

package enum FeedScreens {
  /// Returns the screens of the feed.
  /// - Parameters:
  ///   - catalog: the use cases.
  ///   - localTime: converts an instant to this machine's local time.
  package static func all(
    _ catalog: UseCaseCatalog, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) -> [any ScreenProvider] {
    [
      FeedScreen(catalog: catalog, localTime: localTime), PostScreen(catalog: catalog, localTime: localTime),
      ShareScreen(catalog: catalog), PeopleScreen(catalog: catalog), PersonScreen(catalog: catalog), PairScreen(),
    ]
  }
}
