package import KernelApplication
package import RunningApplication

extension UseCases {
  package static func support(
    _ reader: SupportReader, _ live: LiveRunCoordinator, pages: any SharePageMaker, files: any IncomingFiles,
    writer: any FileWriter, base64: @escaping @Sendable ([UInt8]) -> String
  ) -> UseCases {
    let (start, showLive) = (StartRun(coordinator: live), ShowLive(coordinator: live))
    let showShare = ShowShare(reader: reader, maker: pages)
    return UseCases([
      ShowSupportHome(reader: reader, live: showLive),
      CreatePlan(reader: reader),
      UpdatePlan(reader: reader),
      RemovePlan(reader: reader),
      ListPlans(reader: reader),
      ShowPlan(reader: reader),
      SharePlan(reader: reader, maker: pages, writer: writer),
      showShare,
      ExportShare(show: showShare, writer: writer),
      RevokeShare(reader: reader),
      ReceiveMessages(reader: reader, files: files),
      ListMessages(reader: reader),
      ShowMessage(reader: reader),
      PlayMessage(reader: reader, base64: base64),
      FavourMessage(reader: reader),
      ReplyToMessage(reader: reader, writer: writer),
      DeleteMessage(reader: reader),
      StartSupportedRun(reader: reader, start: start, live: showLive),
      ShowActive(reader: reader, live: showLive),
      ShowSupportHistory(reader: reader),
      ShowSupportedRun(reader: reader),
      SkipMessage(reader: reader),
      ReportPlayback(reader: reader),
      ReadCue(reader: reader, base64: base64),
    ])
  }
}
