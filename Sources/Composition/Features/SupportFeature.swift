import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import Storage
import SupportApplication
import SupportDomain
import SupportInfrastructure
import SupportPresentation

extension Feature {
  static let support = Feature(
    id: .support, noun: "support", design: .samwise, home: SupportDestinations.home.route, tabs: { SupportTabs.bar },
    reducer: { SupportReducer() }, settings: { SupportSettings.all },
    hues: { [:] }, drawings: { Drawings.support }, profile: nil, strings: { SupportFeatureStrings() },
    describe: { .support }
  ) { context in
    let parts = context.following
    let reader = parts.support
    return FeatureModule.Parts(
      useCases: .support(
        reader, parts.live, pages: SharedPage(), files: ReceivedFiles(), writer: DraftFileWriter(),
        base64: { String(decoding: Base64.encode($0), as: UTF8.self) }),
      screens: SupportScreens.all, pages: { _, _ in nil },
      settingsSection: { _ in SettingsLink.support }, search: { SupportSearch($0) }, reader: FilesElsewhere.support,
      reviewer: nil,
      changes: SupportChanges(store: parts.supportRepository), backup: SupportBackup(store: parts.supportRepository),
      tables: SupportTables(store: parts.supportRepository), overview: SupportOverview(reader: reader),
      timer: DeliveryTimer(reader: reader))
  }
}

extension App {
  /// The tone that is played before a friend's voice message, as a WAV file.
  package static var chime: [UInt8] { Chime.file }
}
