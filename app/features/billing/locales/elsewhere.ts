/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { billing: "a billing record" },
      kinds: { billing: "Billing records" },
      own: {
        billing: {
          find: "listed billing records",
          read: "read a billing record",
          export: "downloaded billing records",
          edit: "changed the invoice number of a billing record",
        },
        user: { "give-finance": "gave {{name}} the finance right", "take-finance": "took the finance right from {{name}}" },
      },
    },
    admin: { tools: { billing: { title: "Billing records", text: "Sales and refunds, for invoices" } } },
    chrome: { links: { billing: "Billing records" } },
    settings: {
      fields: { billing_years: "Years to keep billing records and contracts" },
      hints: { billing_years: "5–15, counted from the end of the year of the sale or refund." },
    },
  },
  tr: {
    acts: {
      things: { billing: "bir fatura kaydını" },
      kinds: { billing: "Fatura kayıtları" },
      own: {
        billing: {
          find: "fatura kayıtlarını listeledi",
          read: "bir fatura kaydını okudu",
          export: "fatura kayıtlarını indirdi",
          edit: "bir fatura kaydının fatura numarasını değiştirdi",
        },
        user: {
          "give-finance": "{{name}} adlı kullanıcıya mali yetki verdi",
          "take-finance": "{{name}} adlı kullanıcının mali yetkisini geri aldı",
        },
      },
    },
    admin: { tools: { billing: { title: "Fatura kayıtları", text: "Satışlar ve iadeler, faturalar için" } } },
    chrome: { links: { billing: "Fatura kayıtları" } },
    settings: {
      fields: { billing_years: "Fatura kayıtlarının ve sözleşmelerin saklanma süresi (yıl)" },
      hints: { billing_years: "5–15. Satışın ya da iadenin yapıldığı yılın sonundan sayılır." },
    },
  },
} as const;
