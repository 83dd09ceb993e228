export const words = {
  title: "Dashboard",
};
