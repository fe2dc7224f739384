import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The check of camera and microphone. */
export const deviceMessages = defineMessages('ui.devices', {
  checkTitle: 'Check your camera and microphone',
  start: 'Turn on camera and microphone',
  startWithout: 'Microphone only',
  starting: 'Asking your browser…',
  preview: 'Your camera',
  noPicture: 'Your camera is off.',
  camera: 'Camera',
  noCamera: 'No camera',
  microphone: 'Microphone',
  level: 'Microphone level',
  levelHint: 'Say something: the bar moves when your microphone works.',
  unnamedCamera: 'Camera {n}',
  unnamedMicrophone: 'Microphone {n}',
  cameraDenied:
    'Your browser doesn’t let this page use your camera. Allow it in the address bar, or join without it.',
  cameraMissing: 'We couldn’t find a camera. You can join without one.',
  cameraBusy: 'Another app is using your camera. Close it and try again, or join without it.',
  cameraOther: 'Your camera didn’t start. Try again, or join without it.',
  microphoneDenied:
    'Your browser doesn’t let this page use your microphone. Allow it in the address bar and try again. Until then you can listen only.',
  microphoneMissing: 'We couldn’t find a microphone. You can listen only.',
  microphoneBusy:
    'Another app is using your microphone. Close it and try again. Until then you can listen only.',
  microphoneOther: 'Your microphone didn’t start. Try again, or join to listen only.',
  tryAgain: 'Try again',
});
