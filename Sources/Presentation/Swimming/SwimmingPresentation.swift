// SwimmingPresentation begins here.
