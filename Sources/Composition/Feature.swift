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
  /// The feature's id. It is the beginning of the names of the feature's methods, routes, events and settings, and the
  /// name of its section of the store.
  package let id: FeatureID
  /// The first word of the feature's commands, such as `swim`.
  package let noun: String
  /// The design of the feature's screens. It is used unless the user chooses another one.
  package let design: Design
  /// The route of the feature's first screen.
  package let home: Route
  /// The tab bar of the feature's screens; nil if they have none.
  let tabs: @Sendable () -> TabBar?
  /// Creates the reducer, which reads and applies the changes in the feature's section of the store.
  let reducer: @Sendable () -> any SectionReducer
  /// The feature's settings, in the order in which screens list them.
  let settings: @Sendable () -> [Setting]
  /// The feature's colours, such as those of stroke styles, each as an alias of a theme's colour.
  let hues: @Sendable () -> KeyValuePairs<Hue, Hue>
  let drawings: @Sendable () -> KeyValuePairs<String, Drawing>
  /// The feature's words for the book's owner and the owner's picture, such as "swimmer". Nil if it has none, so that
  /// those of another feature are used.
  let profile: (@Sendable (Language) -> ProfileStrings)?
  /// Creates the words of the feature's output in all languages.
  let strings: @Sendable () -> any FeatureStrings
  /// Describes what the feature adds to the service's protocol. Called only when a client requests the description.
  let describe: @Sendable () -> FeatureDescription
  /// Creates the feature's parts. Called when one of them is first used.
  let make: @Sendable (FeatureContext) -> FeatureModule.Parts

  /// All features, in the order in which screens list them.
  package static let all: [Feature] = [.swimming, .running, .support, .prayer, .strength, .feed]
}
