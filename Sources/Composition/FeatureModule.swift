import BookApplication
import BookInfrastructure
import BookPresentation
import KernelApplication
import KernelPresentation
import Storage

/// A feature of an opened book, whose parts are made once, when the first of them is needed.
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
  /// The parts of a feature. The catalog that some are made with has the use cases of the book and of all features.
  struct Parts: Sendable {
    let useCases: UseCases
    /// One provider a screen; each route begins with the feature's id.
    let screens: @Sendable (_ catalog: UseCaseCatalog) -> [any ScreenProvider]
    /// What it adds to the book as pages (`export --format html`); nil where it has no pages.
    let pages: @Sendable (UseCaseCatalog, ScreenRegistry) -> (any PageContributor)?
    /// What it adds to the settings screen; nil where it has no settings.
    let settingsSection: @Sendable (UseCaseCatalog) -> (any SettingsContributor)?
    /// What finds things of it for `find`.
    let search: @Sendable (UseCaseCatalog) -> any FeatureSearch
    /// What it takes from imported files; nil where it reads none.
    let reader: (any ImportReader)?
    /// What of it awaits judgement (`review`); nil where nothing ever does.
    let reviewer: (any FeatureReviewer)?
    /// What its changes were, for `changes`, `undo` and `redo`; nil where it has none.
    let changes: (any SectionChanges)?
    /// What a backup holds of it (`export --format json`).
    let backup: any SectionBackup
    /// Its tables (`export --format csv`).
    let tables: any FeatureTables
    /// Its part of the overview.
    let overview: any FeatureOverview
    /// What falls due in it at its time, while a service runs; nil where nothing does.
    let timer: (any FeatureTimer)?
  }
}
