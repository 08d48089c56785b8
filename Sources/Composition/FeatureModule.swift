import BookApplication
import BookInfrastructure
import BookPresentation
import KernelApplication
import KernelPresentation
import Storage

/// A feature and its parts. All parts are created as soon as one of them is used.
final class FeatureModule: Sendable {
  let feature: Feature
  private let context: FeatureContext
  private let made = LazyBox()

  init(_ feature: Feature, _ context: FeatureContext) {
    self.feature = feature
    self.context = context
  }

  var parts: Parts { made.get { feature.make(context) } }
}

extension FeatureModule {
  /// The parts of a feature. Some of them are created from a catalog, which contains the use cases of the book and of
  /// all features.
  struct Parts: Sendable {
    let useCases: UseCases
    /// Creates a provider for each of the feature's screens; all routes begin with the feature's id.
    let screens: @Sendable (_ catalog: UseCaseCatalog) -> [any ScreenProvider]
    /// Creates the feature's pages for an export of the book (`export --format html`). Returns nil if the feature has
    /// none.
    let pages: @Sendable (UseCaseCatalog, ScreenRegistry) -> (any PageContributor)?
    /// Creates the feature's section on the settings screen. Returns nil if the feature has no settings.
    let settingsSection: @Sendable (UseCaseCatalog) -> (any SettingsContributor)?
    /// Creates the feature's search, which finds its screens and data for the command `find`.
    let search: @Sendable (UseCaseCatalog) -> any FeatureSearch
    /// Reads the feature's data from imported files; nil if the feature cannot import anything.
    let reader: (any ImportReader)?
    /// Lists the decisions that the user still has to make, for the command `review`; nil if the feature never requires
    /// any.
    let reviewer: (any FeatureReviewer)?
    /// Describes the feature's changes, for the commands `changes`, `undo` and `redo`; nil if the feature has none.
    let changes: (any SectionChanges)?
    /// Writes the feature's data to a backup (`export --format json`), and restores it from a backup.
    let backup: any SectionBackup
    /// Creates the feature's tables for spreadsheets (`export --format csv`).
    let tables: any FeatureTables
    /// Creates the feature's part of the overview.
    let overview: any FeatureOverview
    /// Does the feature's work that becomes due at certain times while a service runs; nil if no work ever becomes due.
    let timer: (any FeatureTimer)?
  }
}
