import BookApplication
import BookInfrastructure
import BookPresentation
import KernelApplication
import KernelPresentation
import Storage

/// A feature with its parts. They are created together when one of them is needed for the first time.
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
  /// The parts of a feature. Some are created from a catalog, which contains the use cases of the book and of all
  /// features.
  struct Parts: Sendable {
    let useCases: UseCases
    /// Creates a provider for each of the feature's screens; all routes begin with the feature's id.
    let screens: @Sendable (_ catalog: UseCaseCatalog) -> [any ScreenProvider]
    /// Creates the feature's pages for an export of the book (`export --format html`); returns nil if it has none.
    let pages: @Sendable (UseCaseCatalog, ScreenRegistry) -> (any PageContributor)?
    /// Creates the feature's part of the settings screen; returns nil if the feature has no settings.
    let settingsSection: @Sendable (UseCaseCatalog) -> (any SettingsContributor)?
    /// Creates the feature's search, which finds its screens and things for `find`.
    let search: @Sendable (UseCaseCatalog) -> any FeatureSearch
    /// Reads the feature's data from imported files; nil if the feature imports nothing.
    let reader: (any ImportReader)?
    /// Lists what the user has to decide, for `review`; nil if the feature never needs decisions.
    let reviewer: (any FeatureReviewer)?
    /// Describes the feature's changes, for `changes`, `undo` and `redo`; nil if the feature has none.
    let changes: (any SectionChanges)?
    /// Stores the feature's data in a backup (`export --format json`), and restores it.
    let backup: any SectionBackup
    /// Creates the feature's tables for spreadsheets (`export --format csv`).
    let tables: any FeatureTables
    /// Creates the feature's part of the overview.
    let overview: any FeatureOverview
    /// Does the feature's work that falls due at certain times while a service runs; nil if there is no such work.
    let timer: (any FeatureTimer)?
  }
}
