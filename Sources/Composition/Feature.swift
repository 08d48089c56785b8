import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
package import KernelDomain
package import KernelPresentation
import Storage

/// A feature of the book, as a value. Creating the value does not create the feature's parts. In the source code, a
/// feature consists of its folders, its modules, one value in `Features/`, and a line in `Feature.all`.
package struct Feature: Sendable {
  /// The feature's id. Its methods, routes, events and settings begin with it, and its section of the store is named
  /// after it.
  package let id: FeatureID
  /// The first word of the feature's commands, such as `swim`.
  package let noun: String
  /// The design in which the feature's screens are shown unless the user chooses another.
  package let design: Design
  /// The route of the feature's first screen.
  package let home: Route
  /// The tab bar of the feature's screens; nil if they have none.
  let tabs: @Sendable () -> TabBar?
  /// Creates the reducer, which reads and applies the changes in the feature's section of the store.
  let reducer: @Sendable () -> any SectionReducer
  /// The feature's settings, in the order in which they are shown.
  let settings: @Sendable () -> [Setting]
  /// The colours of the feature's kinds of things, such as stroke styles, as aliases of a theme's colours.
  let hues: @Sendable () -> KeyValuePairs<Hue, Hue>
  let drawings: @Sendable () -> KeyValuePairs<String, Drawing>
  /// The feature's words for the book's owner and the owner's picture; nil if the feature has none and the next one is
  /// asked.
  let profile: (@Sendable (Language) -> ProfileStrings)?
  /// Creates the wording of the feature's output in each language.
  let strings: @Sendable () -> any FeatureStrings
  /// Describes what the feature adds to the protocol. It is called only when a client requests the description.
  let describe: @Sendable () -> FeatureDescription
  /// Creates the feature's parts. It is called when one of them is needed for the first time.
  let make: @Sendable (FeatureContext) -> FeatureModule.Parts

  /// All features, in the order in which they are shown.
  package static let all: [Feature] = [.swimming, .running, .support, .prayer, .strength, .feed]
}
