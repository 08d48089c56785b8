// KernelPresentation begins here.
