import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
package import KernelDomain
package import KernelPresentation
import Storage

/// A feature of the book, as a value: having it makes nothing. A feature is its folders, its cells, one value in
/// `Features/` and a line in `Feature.all`.
package struct Feature: Sendable {
  /// Begins its methods, routes, events and settings, and names its section of the store.
  package let id: FeatureID
  /// Its word on the command line: `swim`.
  package let noun: String
  /// The design of its own document, in which its screens come unless another is chosen.
  package let design: Design
  /// Where a person begins.
  package let home: Route
  /// What its screens show beneath; nil where it has no tabs.
  let tabs: @Sendable () -> TabBar?
  /// What the store has to know of its section.
  let keeper: @Sendable () -> any SectionKeeper
  /// What its names were in stores of format 1, where there were any.
  let formatOne: @Sendable (inout FormatOneNames) -> Void
  /// Its settings, in the order in which they are shown.
  let settings: @Sendable () -> [Setting]
  /// What its kinds of things are called among the colours of a theme.
  let hues: @Sendable () -> KeyValuePairs<Hue, Hue>
  let drawings: @Sendable () -> KeyValuePairs<String, Drawing>
  /// How it calls the book's owner and her pictures; nil where that is left to another feature.
  let profile: (@Sendable (Language) -> ProfileWording)?
  /// What it says of its parts in answers of the book.
  let words: @Sendable () -> any FeatureWords
  /// What it adds to what goes over the wire, for those who ask for a description.
  let describe: @Sendable () -> FeatureDescription
  /// Makes its parts, when the first of them is asked for.
  let make: @Sendable (Workshop) -> FeatureContent

  /// Every feature, in the order in which they are shown.
  package static let all: [Feature] = [.swimming, .running, .support, .prayer, .strength, .feed]
}

/// What a feature's parts are made of.
struct Workshop: Sendable {
  let store: Store
  /// The book's own: profile and settings.
  let documents: BookDocuments
  let clock: any WallClock
  /// Whether many questions and changes are to come.
  let isLongLived: Bool
  /// Whether what is in memory alone is there for the calls that follow.
  let keepsSessions: Bool
  private let made = OnDemand()

  init(store: Store, documents: BookDocuments, clock: any WallClock, isLongLived: Bool, keepsSessions: Bool) {
    self.store = store
    self.documents = documents
    self.clock = clock
    self.isLongLived = isLongLived
    self.keepsSessions = keepsSessions
  }

  /// The run under way, and what follows it.
  var following: FollowedRuns {
    made.get { FollowedRuns(store: store, documents: documents, clock: clock, isLongLived: isLongLived) }
  }
}

/// The parts of a feature. The catalog that some are made with has the use cases of the book and of all features.
struct FeatureContent: Sendable {
  let useCases: UseCases
  /// One provider a screen; each route begins with the feature's id.
  let screens: @Sendable (_ catalog: UseCaseCatalog) -> [any ScreenProvider]
  /// What it adds to the book as pages (`export --format html`); nil where it has no pages.
  let pages: @Sendable (UseCaseCatalog, ScreenRegistry) -> (any PageContributor)?
  /// What it adds to the settings screen; nil where it has no settings.
  let settingsSection: @Sendable (UseCaseCatalog) -> (any SettingsContributor)?
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

/// A feature with its parts, made once, when the first of them is asked for.
final class MadeFeature: Sendable {
  let feature: Feature
  private let workshop: Workshop
  private let made = OnDemand()

  init(_ feature: Feature, _ workshop: Workshop) {
    self.feature = feature
    self.workshop = workshop
  }

  var content: FeatureContent { made.get { Box(feature.make(workshop)) }.content }

  private final class Box: Sendable {
    let content: FeatureContent

    init(_ content: FeatureContent) {
      self.content = content
    }
  }
}
