package import KernelApplication
package import KernelDomain
package import KernelPresentation

package enum FeedScreens {
  /// - Parameter localTime: what this machine's clock shows at an instant.
  package static func all(
    _ catalog: UseCaseCatalog, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) -> [any ScreenProvider] {
    [
      FeedScreen(catalog: catalog, localTime: localTime), PostScreen(catalog: catalog, localTime: localTime),
      ShareScreen(catalog: catalog), PeopleScreen(catalog: catalog), PersonScreen(catalog: catalog), PairScreen(),
    ]
  }
}
