import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
package import KernelDomain
package import KernelPresentation
import Storage

/// A feature of the book, described by a value. Creating the value does not create the feature's parts. In the source
/// code, a feature consists of its folders, its modules, one value in `Features/`, and one line in `Feature.all`.
package struct Feature: Sendable {
  /// The feature's id. The names of the feature's methods, routes, events and settings begin with it, and its section
  /// of the store is named after it.
  package let id: FeatureID
  /// The first word of the feature's commands, such as `swim`.
  package let noun: String
  /// The design of the feature's screens, unless the user chooses another one.
  package let design: Design
  /// The route of the feature's first screen.
  package let home: Route
  /// The tab bar of the feature's screens; nil if they have none.
  let tabs: @Sendable () -> TabBar?
  /// Creates the reducer, which reads and applies the changes in the feature's section of the store.
  let reducer: @Sendable () -> any SectionReducer
  /// The feature's settings, in the order in which screens list them.
  let settings: @Sendable () -> [Setting]
  /// The feature's own colours, such as those of stroke styles, each as an alias of one of the theme's colours.
  let hues: @Sendable () -> KeyValuePairs<Hue, Hue>
  let drawings: @Sendable () -> KeyValuePairs<String, Drawing>
  /// The words with which the feature refers to the book's owner and the owner's picture, such as "swimmer". Nil if the
  /// feature has none, so that those of another feature are used.
  let profile: (@Sendable (Language) -> ProfileStrings)?
  /// Creates the texts that the feature shows, in all languages.
  let strings: @Sendable () -> any FeatureStrings
  /// Describes the methods and events that the feature adds to the service's protocol. Called only when a client
  /// requests the description.
  let describe: @Sendable () -> FeatureDescription
  /// Creates the feature's parts. Called when one of them is first used.
  let make: @Sendable (FeatureContext) -> FeatureModule.Parts

  /// All features, in the order in which screens list them.
  package static let all: [Feature] = [.swimming, .running, .support, .prayer, .strength, .feed]
}
