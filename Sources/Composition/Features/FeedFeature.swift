import BookInfrastructure
import DesignSystem
import FeedApplication
import FeedDomain
import FeedInfrastructure
import FeedPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import StrengthPresentation

extension Feature {
  static let feed = Feature(
    id: .feed, noun: "feed", design: .ptExpo, home: FeedDestinations.feed.route, tabs: { StrengthTabs.bar },
    reducer: { FeedReducer() }, settings: { [] }, hues: { [:] }, drawings: { [:] }, profile: nil,
    strings: { FeedFeatureStrings() }, describe: { .feed }
  ) { context in
    let store = FileFeedRepository(store: context.store)
    let reader = FeedReader(
      repository: store, workouts: FinishedWorkouts(reader: strengthReader(context)), bundles: JSONBundles(),
      clock: context.clock)
    return FeatureModule.Parts(
      useCases: .feed(reader, writer: DraftFileWriter()),
      screens: {
        FeedScreens.all($0, localTime: LocalTime.show) { LocalTime.show(context.clock.now()).day }
      },
      pages: { FeedPages($0, screens: $1) },
      settingsSection: { _ in SettingsLink.feed }, search: { FeedSearch($0) },
      reader: FilesElsewhere.feed, reviewer: nil, changes: FeedChanges(store: store), backup: FeedBackup(store: store),
      tables: FeedTables(store: store), overview: FeedOverview(repository: store), timer: nil)
  }

  /// Creates a reader for the data of the feature Strength, whose workouts are the content of posts.
  private static func strengthReader(_ context: FeatureContext) -> StrengthReader {
    StrengthReader(
      repository: FileStrengthRepository(
        store: context.store, documents: context.documents),
      settings: FileSettingsRepository(documents: context.documents),
      bodyWeights: FileBodyWeightRepository.ofBook(context.documents, context.store), clock: context.clock,
      localTime: LocalTime.show)
  }
}
