/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { operatorGuides } from "./guides";

export const operatorWays: WaysToAsk<keyof typeof operatorGuides> = {
  imprint: {
    en: `
      legal notice; owner of the website; who is responsible for this platform; tax number of the operator; postal address to send a letter to;
      is this run by metu itself; mersis number; kep address; who made and operates this`,
    tr: `
      yasal bilgiler; sitenin sahibi; bu platformdan kim sorumlu; işletmecinin vergi numarası; mektup göndereceğim adres;
      bunu odtü mü işletiyor; mersis numarası; kep adresi; bunu kim yapıp yürütüyor`,
  },
  processors: {
    en: `
      cloudflare sipay google subprocessors; hosting provider country; transfer abroad standard contract; does google get anything;
      which firms see it; are the servers in turkey or in europe; whom do you pass my information on to`,
    tr: `
      cloudflare sipay google alt işleyen; barındırma hangi ülke; yurt dışına aktarım standart sözleşme; google bir şey alıyor mu;
      hangi firmalar görüyor; sunucular türkiyede mi avrupada mı; bilgilerimi kime aktarıyorsunuz`,
  },
};
