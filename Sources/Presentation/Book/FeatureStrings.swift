package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What a feature says of its parts in answers of the book.
package protocol FeatureStrings: MessageStrings {
  var feature: FeatureID { get }

  /// What a backup holds of the feature, in one line: `3 swims, 120 laps, 2 corrections`; nil where it holds nothing.
  func exported(_ parts: FeatureParts, _ language: Language) -> String?
  /// What an import took of a file, in one line: `3 swims, 120 laps, 3 new`; nil where it took nothing.
  func imported(file parts: FeatureParts, _ language: Language) -> String?
  /// What an import did as a whole, in lines; empty where there is nothing to say.
  func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String
  /// The same as what a page shows; nil where there is nothing of the feature.
  func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart?
  /// What an import of several files took in all, in one line; nil where it took nothing.
  func total(_ parts: FeatureParts, _ language: Language) -> String?
  /// What the overview shows of the feature, also where `parts` has nothing of it; nil for what is
  /// no feature.
  func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart?
  /// The way from the overview to the feature's home, a button with its command; nil where it has none.
  func home(_ language: Language) -> Element?
  /// What the feature reads of an export of the Health app; nil where it reads nothing of it.
  func healthData(_ language: Language) -> HealthDataStrings?
  /// What awaits judgement, in lines with the commands that decide; empty where nothing does.
  /// - Parameter columns: how wide the lines may be; nil sets no limit.
  func review(_ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?) -> String
  /// What awaits judgement, as sections of a screen whose rows lead to where it is decided; empty where nothing does.
  func review(_ parts: FeatureParts, _ language: Language) -> [Element]
  /// A change, in one line: `style, backstroke, swim 20230605T060000Z, laps 3–4`; nil where it is none of the feature's.
  func change(_ parts: FeatureParts, _ language: Language) -> String?
  /// What taking a change back, or making it again, did: the change in one line, and lines of what followed from it.
  func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)?
  /// What a use case did, in lines: the first says what, the others what followed from it; nil for one that is none of the
  /// feature's, or that says nothing of itself.
  /// - Parameter output: what it answered.
  func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String?
  /// An event in one line, which ends in a line feed; nil for one that is none of the feature's, or that this version does
  /// not know.
  func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String?
  /// The events of which a browser tells at once, as a notification, where its owner allows that.
  var notifiedEvents: [String] { get }
  /// What a setting is called; nil for one that is none of the feature's.
  func name(ofSetting name: String, _ language: Language) -> String?
}
