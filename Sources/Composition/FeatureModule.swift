import BookApplication
import BookInfrastructure
import BookPresentation
import KernelApplication
import KernelPresentation
import Storage

/// A feature together with its parts. All parts are created when one of them is first used.
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
    /// Creates the feature's pages for an export of the book (`export --format html`); returns nil if there are none.
    let pages: @Sendable (UseCaseCatalog, ScreenRegistry) -> (any PageContributor)?
    /// Creates the feature's section of the settings screen; returns nil if the feature has no settings.
    let settingsSection: @Sendable (UseCaseCatalog) -> (any SettingsContributor)?
    /// Creates the feature's search, which finds its screens and data for the command `find`.
    let search: @Sendable (UseCaseCatalog) -> any FeatureSearch
    /// Reads the feature's data from imported files; nil if the feature does not import anything.
    let reader: (any ImportReader)?
    /// Lists the decisions that the user has to make, for the command `review`; nil if the feature never needs any.
    let reviewer: (any FeatureReviewer)?
    /// Describes the feature's changes, for the commands `changes`, `undo` and `redo`; nil if the feature has none.
    let changes: (any SectionChanges)?
    /// Writes the feature's data to a backup (`export --format json`), and restores the data from one.
    let backup: any SectionBackup
    /// Creates the feature's tables for spreadsheets (`export --format csv`).
    let tables: any FeatureTables
    /// Creates the feature's part of the overview.
    let overview: any FeatureOverview
    /// Does the work of the feature that becomes due while a service runs; nil if nothing ever becomes due.
    let timer: (any FeatureTimer)?
  }
}
