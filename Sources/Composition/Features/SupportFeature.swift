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
      useCases: useCases(reader, parts.live), screens: SupportScreens.all, pages: { _, _ in nil },
      settingsSection: { _ in SettingsLink.support }, reader: FilesElsewhere.support, reviewer: nil,
      changes: SupportChanges(store: parts.supportRepository), backup: SupportBackup(store: parts.supportRepository),
      tables: SupportTables(store: parts.supportRepository), overview: SupportOverview(reader: reader),
      timer: DeliveryTimer(reader: reader))
  }

  private static func useCases(_ reader: SupportReader, _ live: LiveRunCoordinator) -> UseCases {
    let (maker, writer) = (SharedPage(), DraftFileWriter())
    let base64: @Sendable ([UInt8]) -> String = { String(decoding: Base64.encode($0), as: UTF8.self) }
    let (start, show) = (StartRun(coordinator: live), ShowLive(coordinator: live))
    var useCases = UseCases()
    useCases.register(ShowSupportHome(reader: reader, live: show))
    useCases.register(CreatePlan(reader: reader))
    useCases.register(UpdatePlan(reader: reader))
    useCases.register(RemovePlan(reader: reader))
    useCases.register(ListPlans(reader: reader))
    useCases.register(ShowPlan(reader: reader))
    useCases.register(SharePlan(reader: reader, maker: maker, writer: writer))
    let showShare = ShowShare(reader: reader, maker: maker)
    useCases.register(showShare)
    useCases.register(ExportShare(show: showShare, writer: writer))
    useCases.register(RevokeShare(reader: reader))
    useCases.register(ReceiveMessages(reader: reader, files: ReceivedFiles()))
    useCases.register(ListMessages(reader: reader))
    useCases.register(ShowMessage(reader: reader))
    useCases.register(PlayMessage(reader: reader, base64: base64))
    useCases.register(FavourMessage(reader: reader))
    useCases.register(ReplyToMessage(reader: reader, writer: writer))
    useCases.register(DeleteMessage(reader: reader))
    useCases.register(StartSupportedRun(reader: reader, start: start, live: show))
    useCases.register(ShowActive(reader: reader, live: show))
    useCases.register(ShowSupportHistory(reader: reader))
    useCases.register(ShowSupportedRun(reader: reader))
    useCases.register(SkipMessage(reader: reader))
    useCases.register(ReportPlayback(reader: reader))
    useCases.register(ReadCue(reader: reader, base64: base64))
    return useCases
  }
}

extension App {
  /// What is heard before a voice, as a WAV file.
  package static var chime: [UInt8] { Chime.file }
}
